/**
 * The two lights the street is seen in. Each part is drawn in day colours; `shade` gives it the colours of the hour.
 */

export interface Light {
  sky: string;
  cloud: string;
  pavement: string;
  road: string;
  /** Sun or moon. */
  disc: string;
  discAt: readonly [x: number, y: number, radius: number];
  glassDark: string;
  glassLit: string;
  doorGlass: string;
  /** How much of the lit doors' light lies on the pavement: an opacity. */
  spill: number;
  stars: boolean;
  shade: (svg: string) => string;
}

/** A late afternoon; the sky is the page's sand, so that the scene has no upper edge. */
export const goldenHour: Light = {
  sky: '#F3ECE0',
  cloud: '#FBF7F0',
  pavement: '#E6D8BF',
  road: '#CDBB9C',
  disc: '#F9CE72',
  discAt: [1008, 128, 84],
  glassDark: '#D5E6EC',
  glassLit: '#FBDC8E',
  doorGlass: '#E6F1F7',
  spill: 0.5,
  stars: false,
  shade: (svg) => svg,
};

const nightAir = '#1B1830';
/** Keeps its colour at night. */
const windowLight = '#F7C75B';

export const night: Light = {
  sky: '#1D1916',
  cloud: '#272129',
  pavement: '#332B40',
  road: '#241E2E',
  disc: '#F3E6C8',
  discAt: [1030, 84, 40],
  glassDark: '#3C4468',
  glassLit: windowLight,
  doorGlass: windowLight,
  spill: 0.5,
  stars: true,
  shade: (svg) =>
    svg.replaceAll(/#[0-9A-Fa-f]{6}\b/g, (colour) => (colour === windowLight ? colour : mix(colour, nightAir, 0.56))),
};

/** The colour that lies `share` (0 to 1) of the way from one to another. */
export function mix(from: string, to: string, share: number): string {
  const part = (colour: string, index: number): number =>
    Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
  const blended = [0, 1, 2].map((index) => Math.round(part(from, index) * (1 - share) + part(to, index) * share));
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
