"""The arena: bots play each other on paired deals, and what comes of it is said with its uncertainty."""
