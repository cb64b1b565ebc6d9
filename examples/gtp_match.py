#!/usr/bin/env python3
"""Plays a match between two programs over the Go Text Protocol, and prints the games and the result.

    python3 examples/gtp_match.py --games 4 -- npx flipside gtp --level 6 -- npx flipside gtp --level 2
    python3 examples/gtp_match.py --time 60 -- npx flipside gtp -- other-program --gtp

Every opening is played twice, with the colors exchanged. Needs Python 3.9 or newer and nothing else.
"""

import argparse
import queue
import subprocess
import sys
import threading
import time

# Even positions after five to eight moves, so that not every game is the same.
OPENINGS = ["f5d6c3d3c4", "f5f6e6f4e3", "f5d6c4g5c6", "f5d6c5f4e3c6", "f5f6e6f4g5e7", "f5d6c3d3c4f4f6f3"]


class ProgramError(Exception):
    """A program refused a command, ended, or did not answer in time."""


class Program:
    """A program that speaks the Go Text Protocol, version 2."""

    def __init__(self, command, timeout):
        self.name = " ".join(command)
        self.timeout = timeout
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.lines = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\r\n"))
        self.lines.put(None)

    def _line(self, command):
        try:
            line = self.lines.get(timeout=self.timeout)
        except queue.Empty:
            raise ProgramError(f"{self.name}: {command}: no answer within {self.timeout} s") from None
        if line is None:
            raise ProgramError(f"{self.name}: {command}: the program ended")
        return line

    def ask(self, command):
        """Sends a command and returns the answer."""
        try:
            self.process.stdin.write(command + "\n")
            self.process.stdin.flush()
        except OSError:
            raise ProgramError(f"{self.name}: {command}: the program ended") from None
        lines = []
        # An empty line ends an answer.
        while (line := self._line(command)) or not lines:
            if line:
                lines.append(line)
        answer = "\n".join(lines)
        if not answer.startswith("="):
            raise ProgramError(f"{self.name}: {command}: {answer.lstrip('? ')}")
        return answer[1:].strip()

    def knows(self, command):
        return self.ask(f"known_command {command}") == "true"

    def close(self):
        try:
            self.ask("quit")
            self.process.wait(timeout=5)
        except (ProgramError, subprocess.TimeoutExpired):
            self.process.kill()


def other(color):
    return "white" if color == "black" else "black"


def play(black, white, opening, seconds):
    """Plays a game and returns its moves and what it came to: B+4, W+12, 0, or B+Time when white's time has run out."""
    players = {"black": black, "white": white}
    left = {"black": seconds, "white": seconds}
    for program in players.values():
        program.ask("boardsize 8")
        program.ask("clear_board")
        if seconds:
            program.ask(f"time_settings {seconds:g} 0 0")
    color, moves = "black", []
    for start in range(0, len(opening), 2):
        for program in players.values():
            program.ask(f"play {color} {opening[start:start + 2]}")
        moves.append(opening[start : start + 2])
        color = other(color)
    # Two passes in a row end the game.
    while moves[-2:] != ["pass", "pass"]:
        program = players[color]
        if seconds:
            program.ask(f"time_left {color} {left[color]:.3f} 0")
        begin = time.monotonic()
        move = program.ask(f"genmove {color}").lower()
        if move == "resign":
            return moves, f"{other(color)[0].upper()}+Resign"
        if seconds:
            left[color] -= time.monotonic() - begin
            if left[color] < 0:
                return moves, f"{other(color)[0].upper()}+Time"
        # The other program refuses an illegal move, which ends the match.
        players[other(color)].ask(f"play {color} {move}")
        moves.append(move)
        color = other(color)
    return moves, final_score(players.values())


def final_score(programs):
    """What the programs say the game came to; they must agree."""
    scores = {program.ask("final_score") for program in programs if program.knows("final_score")}
    if len(scores) != 1:
        raise ProgramError(f"final_score: expected one score, found {', '.join(sorted(scores)) or 'none'}")
    return scores.pop()


def match(one, two, games, openings, seconds):
    """Plays the games and returns how many the first program has won, drawn and lost."""
    tally = {"won": 0, "drawn": 0, "lost": 0}
    for number in range(games):
        is_black = number % 2 == 0
        black, white = (one, two) if is_black else (two, one)
        moves, result = play(black, white, openings[number // 2 % len(openings)], seconds)
        transcript = "".join(move for move in moves if move != "pass")
        print(f"{number + 1}: {transcript} {result} (black: {black.name})", flush=True)
        has_won = result.startswith("B" if is_black else "W")
        tally["drawn" if result == "0" else "won" if has_won else "lost"] += 1
    return tally


def commands_in(words):
    """The two commands after the options: each follows a --."""
    first = words.index("--") if "--" in words else len(words)
    commands = [[]]
    for word in words[first + 1 :]:
        if word == "--":
            commands.append([])
        else:
            commands[-1].append(word)
    return words[:first], commands


def main(words):
    options, commands = commands_in(words)
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0],
        usage="%(prog)s [options] -- PROGRAM [ARGUMENT ...] -- PROGRAM [ARGUMENT ...]",
    )
    parser.add_argument("--games", type=int, default=2, help="how many games (2)")
    parser.add_argument("--time", type=float, default=0, help="seconds that each side has for a game (no limit)")
    parser.add_argument("--openings", help="a file with the first moves of a game on each line, such as f5d6c3")
    parser.add_argument("--timeout", type=float, default=600, help="seconds to wait for an answer (600)")
    given = parser.parse_args(options)
    if len(commands) != 2 or not all(commands):
        parser.error(f"expected two programs, each after --, found {sum(map(bool, commands))}")
    openings = OPENINGS
    if given.openings:
        with open(given.openings, encoding="ascii") as file:
            openings = [line.strip().lower() for line in file if line.strip()]
    programs = []
    try:
        for command in commands:
            programs.append(Program(command, given.timeout))
        one, two = programs
        tally = match(one, two, given.games, openings, given.time)
    except (OSError, ProgramError) as error:
        sys.exit(f"gtp_match: {error}")
    finally:
        for program in programs:
            program.close()
    print(f"{one.name} against {two.name}: " + ", ".join(f"{count} {what}" for what, count in tally.items()))


if __name__ == "__main__":
    main(sys.argv[1:])
