"""What a shell offers behind a line typed into it: interactive.py SHELL SCRIPT LINE prints each candidate on a line.

The shell runs on a terminal of its own. When it prompts, the line and a tab are typed, the line is struck out, and a
word is printed by which one knows that all has been read."""
import os
import pty
import re
import sys

shell, script, line = sys.argv[1:]
START = {
    "bash": (["bash", "--norc", "--noprofile", "-i"],
             f"bind 'set show-all-if-ambiguous on'; bind 'set completion-query-items 0'; bind 'set page-completions off'; "
             f"bind 'set enable-bracketed-paste off'; bind 'set colored-stats off'; source {script}"),
    "zsh": (["zsh", "-f", "-i"],
            f"unsetopt zle_bracketed_paste prompt_sp; LISTMAX=10000; autoload -Uz compinit; compinit -u -D; source {script}; "
            f"compdef _rules rules; zstyle ':completion:*' list-colors ''"),
}


def read_until(fd, mark):
    seen = b""
    while mark not in seen:
        seen += os.read(fd, 65536)
    return seen


words, setup = START[shell]
child, terminal = pty.fork()
if child == 0:
    os.environ.update(TERM="dumb", PS1="", LINES="500", COLUMNS="200")
    os.execvp(words[0], words)
os.write(terminal, (setup + "; stty rows 500 cols 200; PS1='he''re:'\n").encode())
read_until(terminal, b"here:")
os.write(terminal, line.encode() + b"\t\x15echo stru''ck\n")
offered = read_until(terminal, b"struck").decode(errors="replace")
os.close(terminal)
offered = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|[\x07\r]", "", offered).rsplit("echo stru", 1)[0]
print("\n".join(offered.split()))
