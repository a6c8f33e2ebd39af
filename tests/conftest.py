"""One Hypothesis profile for all tests: no deadline, and the same examples on every run, so red means changed."""

from hypothesis import settings

settings.register_profile("agora", deadline=None, derandomize=True, database=None, max_examples=100)
settings.load_profile("agora")
