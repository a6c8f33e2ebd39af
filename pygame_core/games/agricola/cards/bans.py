"""Lists of cards that are left out. That of the community is in the General Compendium v11.1, section 12; it is not official."""

BANS: dict[str, frozenset[str]] = {
    "none": frozenset(),
    "community": frozenset(("E197", "E198", "I81", "I260", "K138", "K270", "K291")),
}
