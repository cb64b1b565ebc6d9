#!/usr/bin/env python3
"""Plays two settings of Flipside against each other over the Go Text Protocol, and prints the games.

    python3 examples/gtp_match.py --games 2 -- npx flipside gtp --level 2 -- npx flipside gtp --level 1

Needs Python 3.9 and nothing else. Any program that speaks the protocol can stand in for either side.
"""

import subprocess
import sys


class Player:
    """A program that speaks the Go Text Protocol."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, command):
        """Sends a command and returns the answer, or raises what the program says is wrong."""
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        lines = []
        while line := self.process.stdout.readline().rstrip("\n"):
            lines.append(line)
        answer = "\n".join(lines)
        if not answer.startswith("="):
            raise RuntimeError(f"{command}: {answer[1:].strip()}")
        return answer[1:].strip()

    def close(self):
        self.ask("quit")
        self.process.wait()


def play(black, white):
    """Plays a game to its end and returns its moves and the final score, such as B+4."""
    players = {"black": black, "white": white}
    for player in players.values():
        player.ask("clear_board")
    moves, color, passes = [], "black", 0
    while passes < 2:
        other = "white" if color == "black" else "black"
        move = players[color].ask(f"genmove {color}")
        players[other].ask(f"play {color} {move}")
        passes = passes + 1 if move.lower() == "pass" else 0
        moves.append(move.lower())
        color = other
    return moves[:-2], black.ask("final_score")


def main(arguments):
    first = arguments.index("--")
    second = arguments.index("--", first + 1)
    games = int(arguments[1]) if arguments[:1] == ["--games"] else 1
    one, two = Player(arguments[first + 1 : second]), Player(arguments[second + 1 :])
    for number in range(games):
        black, white = (one, two) if number % 2 == 0 else (two, one)
        moves, score = play(black, white)
        print(f"{number + 1}: {''.join(move for move in moves if move != 'pass')} {score}", flush=True)
    one.close()
    two.close()


if __name__ == "__main__":
    main(sys.argv[1:])
