"""Custom bots in the interpreter of the tests, asked through the same messages as anywhere else."""

from volle.arena.host import Host
from volle.arena.messages import Load, pack, read_refusal
from volle.arena.play import drive
from volle.arena.play import play_batch as playing


def play_batch(contest, number):
    """Play a batch whose custom bots run here, one host for each."""
    hosts = {}

    def ask(question):
        return hosts.setdefault(question.bot, Host()).handle(question.message)

    try:
        return drive(playing(contest, number), ask)
    finally:
        for host in hosts.values():
            host.close()


def refusal_of(game, name):
    """Why a custom bot cannot be loaded; None where it can."""
    host = Host()
    try:
        return read_refusal(host.handle(pack(Load(game, name))), name)
    finally:
        host.close()
