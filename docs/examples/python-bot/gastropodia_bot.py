"""Lets a bot written in Python play in a gastropodia arena.

    from gastropodia_bot import play

    def choose(turn):
        return turn["actions"][0]

    play(choose, name="first")

A line of JSON comes in on standard input for every turn, and one with the move goes out on standard output. It needs
nothing but Python 3.8.
"""

import json
import os
import random
import sys
import traceback


def play(choose, name="bot", begin=None):
    """Answers until nobody asks any more.

    `choose(turn)` gives one of `turn["actions"]`. A turn has `view`, `decision`, `actions`, `seat`, `match` and `nodes`,
    and `random`, a seeded generator: with it, and without any other luck, a tournament plays again the same way.
    `begin(match)` is called when the bot sits down, with `match`, `seat`, `seats` and `printed`: boards and cards, which
    never change during a game and are in no view.
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
        place = _place_of(error)
        _show_once(error, place)
        return {"turn": number, "error": _cut("{}: {}".format(type(error).__name__, error)) + place}


def _cut(text, most=100):
    return text if len(text) <= most else text[:most] + "…"


def _place_of(error):
    """Where in the bot's own files it went wrong, as ` (my-bot.py:9)`: the last place that is not in Python itself."""
    python = os.path.dirname(os.__file__) + os.sep
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not frame.filename.startswith((python, "<"))]
    return " ({}:{})".format(os.path.basename(own[-1].filename)[:80], own[-1].lineno)


_shown = set()


def _show_once(error, place):
    """Prints the traceback; a fault that comes again in every game is printed for the first of them."""
    if place not in _shown:
        _shown.add(place)
        traceback.print_exception(type(error), error, error.__traceback__)
