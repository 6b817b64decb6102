"""The matrix: each feature of the app, tested after each way of starting it."""
