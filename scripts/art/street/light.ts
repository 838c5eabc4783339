/** The two lights of the street. Each part is drawn in day colors; `shade` converts them to the colors of the hour. */

export interface Light {
  sky: string;
  cloud: string;
  pavement: string;
  road: string;
  /** The sun or moon. */
  disc: string;
  discAt: readonly [x: number, y: number, radius: number];
  glassDark: string;
  glassLit: string;
  doorGlass: string;
  /** The opacity of the lit doors' light on the pavement. */
  spill: number;
  stars: boolean;
  shade: (svg: string) => string;
}

/** Late afternoon; the sky is the page's sand color, so that the scene has no visible upper edge. */
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
/** Keeps its color at night. */
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
    svg.replaceAll(/#[0-9A-Fa-f]{6}\b/g, (color) => (color === windowLight ? color : mix(color, nightAir, 0.56))),
};

/** Returns the color a fraction `share` (0 to 1) of the way from one to the other. */
export function mix(from: string, to: string, share: number): string {
  const part = (color: string, index: number): number => Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16);
  const blended = [0, 1, 2].map((index) => Math.round(part(from, index) * (1 - share) + part(to, index) * share));
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
