const roles = ['water', 'land', 'abroad', 'town', 'county', 'state', 'name'] as const;

/** The colors of the map in the theme that is on, by role. */
export type MapPalette = Record<(typeof roles)[number], string>;

/** Reads the colors from the custom properties of map-panel.css that apply to an element. */
export function readMapPalette(element: Element): MapPalette {
  const style = getComputedStyle(element);
  return Object.fromEntries(roles.map((role) => [role, style.getPropertyValue(`--map-${role}`).trim()])) as MapPalette;
}
