"""The matrix: each feature of the app, tried after each way of starting it."""
