#!/usr/bin/env python3
"""Validates what the program prints as JSON, and the lines of a batch, against docs/schema with a real validator.

    validate.py PROGRAM SOURCE      ends with 77 (left out) where python3-jsonschema is not installed
"""
import json, shlex, subprocess, sys

try:
    import jsonschema
except ImportError:
    print("python3-jsonschema is not installed: left out")
    sys.exit(77)

program, source = sys.argv[1:3]


def schema(name):
    with open(f"{source}/docs/schema/{name}.schema.json", encoding="utf-8") as file:
        content = json.load(file)
    jsonschema.Draft202012Validator.check_schema(content)
    return jsonschema.Draft202012Validator(content)


resolution, odds, error, batch_line = map(schema, ("resolution", "odds", "error", "batch-line"))
failed = checked = 0


def check(validator, text, what):
    global failed, checked
    checked += 1
    for problem in validator.iter_errors(json.loads(text)):
        failed += 1
        print(f"{what}: {problem.message[:200]}")


def run(words, given=None):
    return subprocess.run([program, *words], input=given, capture_output=True, text=True, check=False)


with open(f"{source}/tests/approved/commands.txt", encoding="utf-8") as commands:
    for line in commands:
        if line.startswith("#") or not line.strip():
            continue
        situation, _, dice = line.split(None, 1)[1].partition(" | ")
        for words, validator in ((f"{situation} {dice} --json", resolution), (f"{situation} --odds --joint --json", odds)):
            for printed in run(shlex.split(words)).stdout.splitlines():
                check(validator, printed, words)

check(resolution, run(["fire", "-s", "3", "-r", "pb", "-k", "3", "--json"]).stdout, "forbidden")
check(odds, run(["fire", "-s", "3", "-r", "pb", "--chance", "casualties > 3", "--json"]).stdout, "chance")
check(odds, run(["roll", "4d6e", "--odds", "--json"]).stdout, "rest")
check(error, run(["fier", "--json"]).stderr, "error")

lines = []
for name in ("rolls", "odds"):
    with open(f"{source}/tests/cases/{name}.jsonl", encoding="utf-8") as cases:
        for case in map(json.loads, cases):
            line = {"set": case["set"], "phase": case["phase"], **case["args"]}
            if "dice" in case:
                line["dice"] = case["dice"]
            if "odds" in case:
                line["odds"] = True
            lines.append(json.dumps(line))
lines.append("nonsense")
for line in lines[:-1]:
    check(batch_line, line, "batch line")
for printed in run(["batch", "--seed", "1"], "\n".join(lines)).stdout.splitlines():
    content = json.loads(printed)
    check(error if "error" in content else odds if "odds" in content else resolution, printed, "batch")

print(f"{checked} checked, {failed} failed")
sys.exit(1 if failed or checked < 300 else 0)
