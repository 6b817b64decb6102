"""Custom bots in the interpreter of the tests, behind the usual messages."""

from volle.arena.host import Host
from volle.arena.messages import Load, pack, read_refusal
from volle.arena.play import drive
from volle.arena.play import play_batch as playing


def play_batch(contest, number):
    """Play a batch with one host per custom bot, in this process."""
    hosts = {}

    def ask(question):
        return hosts.setdefault(question.bot, Host(contest.game)).handle(question.message)

    try:
        return drive(playing(contest, number), ask)
    finally:
        for host in hosts.values():
            host.close()


def refusal_of(game, name):
    """Return the refusal of a custom bot, or None if it can be loaded."""
    host = Host(game)
    try:
        return read_refusal(host.handle(pack(Load(name))), name)
    finally:
        host.close()
