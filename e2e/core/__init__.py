"""The core of the suite, which runs in three engines from one body: Chromium, Firefox and WebKitGTK."""
