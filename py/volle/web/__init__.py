"""The engine's side of the page: requests and answers as JSON, for the match and for contests of bots."""
