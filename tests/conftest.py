"""How hard hypothesis tries: HYPOTHESIS_PROFILE=pyodide for the slower Python of the browser."""

import os

from hypothesis import settings

settings.register_profile("default", deadline=None, print_blob=True)
settings.register_profile("pyodide", deadline=None, derandomize=True, max_examples=25, database=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
