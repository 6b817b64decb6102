"""The core tests, which run in Chromium, Firefox and WebKitGTK."""
