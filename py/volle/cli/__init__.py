"""The command line: arguments, the terminal, and its words."""
