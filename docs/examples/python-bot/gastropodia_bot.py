"""Lets a bot written in Python play in a gastropodia arena.

    from gastropodia_bot import play

    def choose(turn):
        return turn["actions"][0]

    play(choose, name="first")

A line of JSON comes in on standard input for every turn, and one with the move goes out on standard output. It needs
nothing but Python 3.8.
"""

import json
import random
import sys


def play(choose, name="bot", begin=None):
    """Answers until nobody asks any more.

    `choose(turn)` gives one of `turn["actions"]`. A turn has `view`, `decision`, `actions`, `seat`, `match` and `nodes`,
    and `random`, a seeded generator: with it, and without any other luck, a tournament plays again the same way.
    `begin(match)` is called when the bot sits down, with `match`, `seat` and `seats`.
    """
    answers = sys.stdout
    # What the bot prints is for whoever looks on, and no answer.
    sys.stdout = sys.stderr

    def say(answer):
        answers.write(json.dumps(answer) + "\n")
        answers.flush()

    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "hello":
            say({"name": name})
        elif told["type"] == "begin" and begin is not None:
            begin(told)
        elif told["type"] == "turn":
            say(_answer(choose, told))


def _answer(choose, turn):
    number = turn["turn"]
    turn["random"] = random.Random(turn["seed"])
    try:
        return {"turn": number, "action": choose(turn)}
    except Exception as error:  # The arena is told, and the bot plays its next game.
        return {"turn": number, "error": "{}: {}".format(type(error).__name__, error)[:1000]}
