"""The roles these games add to the palette: twelve terrains, roads, rivers, pens."""

from pygame_core.draw.palette import Palette

COLOURS = Palette(
    light={
        "corn": "#F1CD6F", "corn-cut": "#8E5E0B", "orch": "#DD9874", "orch-tree": "#8E3019", "orch-trunk": "#3F2212", "orch-cut": "#FCE9D8",
        "vine": "#7D2E52", "vine-cut": "#F0C9DA", "vine-leaf": "#C98AA8", "live": "#EFDCBF", "live-cut": "#B08A60", "pen": "#FFFBF2", "pen-ink": "#4A2F1D",
        "mead": "#F3CFD0", "mead-cut": "#B04A62", "mead-leaf": "#7A8A4A", "lake": "#5F97B8", "lake-cut": "#E4F1F7", "mount": "#F4ECDA",
        "mount-cut": "#5E584B", "mount-hi": "#FFFBF2", "mount-sh": "#CFC5AE", "forest": "#3E6B4A", "forest-tree": "#234531", "forest-cut": "#B9D8B4",
        "home": "#F2D3B3", "home-cut": "#9A4A25", "home-wall": "#FFF6EA", "shop": "#86A9BE", "shop-cut": "#1F4058", "shop-hi": "#F3F7FA", "shop-awning": "#2E5F80",
        "works": "#5C5A56", "works-cut": "#26251F", "works-hi": "#C9C3B6", "park": "#A7BF83", "park-tree": "#47693A", "park-cut": "#E9F2D6",
        "road": "#FFF6E0", "road-ink": "#2B2A26", "road-dash": "#8A7F66", "river": "#2C5F80", "river-hi": "#CFE6F2", "river-ink": "#17384D",
    },
    dark={
        "corn": "#B58C36", "corn-cut": "#4A3208", "orch": "#7A4A38", "orch-tree": "#D98262", "orch-trunk": "#1F120C", "orch-cut": "#2A1710",
        "vine": "#4E1F36", "vine-cut": "#E2A5C3", "vine-leaf": "#A05B7D", "live": "#6B543E", "live-cut": "#A4835F", "pen": "#D9C6A6", "pen-ink": "#2A1B10",
        "mead": "#8B5A60", "mead-cut": "#F3CFD0", "mead-leaf": "#C3CFA0", "lake": "#3B6A86", "lake-cut": "#CFE6F2", "mount": "#8D8778",
        "mount-cut": "#211F1A", "mount-hi": "#D8D1C0", "mount-sh": "#6A6457", "forest": "#2B4A35", "forest-tree": "#15291D", "forest-cut": "#8FBE97",
        "home": "#8A6647", "home-cut": "#3A1A0B", "home-wall": "#E2CBAE", "shop": "#456A80", "shop-cut": "#10222E", "shop-hi": "#CFE0EA", "shop-awning": "#9CC4DB",
        "works": "#33322F", "works-cut": "#0F0F0D", "works-hi": "#9C978B", "park": "#5E7545", "park-tree": "#22351B", "park-cut": "#C6DDA6",
        "road": "#E9DFC6", "road-ink": "#14130F", "road-dash": "#6E6650", "river": "#173A52", "river-hi": "#A8D0E4", "river-ink": "#0B2130",
    },
)
