import { archPath, at, box, disc, line, shape } from '../drawing.ts';
import { paint } from '../palette.ts';

export type Roof = 'flat' | 'gable' | 'arch' | 'steps' | 'mansard';

interface RoofedHouse {
  roof: Roof;
  width: number;
  height: number;
  roofFill: string;
}

const roofs: Record<Roof, (width: number, fill: string, glass: string) => string> = {
  flat: (width, fill) =>
    box(-width / 2 + 18, -34, width - 36, 40, fill, 4) +
    box(-width / 2 + 8, -48, width - 16, 18, fill, 5) +
    box(width / 2 - 70, -92, 30, 50, paint.clay) +
    box(width / 2 - 76, -102, 42, 16, paint.clay, 4),
  gable: (width, fill, glass) =>
    box(-width / 2 + 34, -96, 32, 80, paint.clay) +
    shape(`M${-width / 2 - 12} 0 0-104 ${width / 2 + 12} 0Z`, fill) +
    disc(0, -44, 20, glass) +
    line('M0-64V-24M-20-44H20', { width: 4 }),
  arch: (width, fill, glass) =>
    shape(`M${-width / 2} 0V-14Q${-width / 2 + 8}-104 0-104T${width / 2}-14V0Z`, fill) +
    shape(archPath(-24, -70, 48, 62), glass) +
    line('M0-70V-8', { width: 4 }),
  steps: (width, fill, glass) =>
    shape(
      `M${-width / 2} 0V-26H${-width / 2 + 34}V-58H${-width / 2 + 70}V-92H${width / 2 - 70}V-58H${width / 2 - 34}V-26H${width / 2}V0Z`,
      fill,
    ) +
    disc(0, -48, 18, glass) +
    line('M0-66V-30M-18-48H18', { width: 4 }),
  mansard: (width, fill, glass) =>
    shape(`M${-width / 2} 0 ${-width / 2 + 26}-92H${width / 2 - 26}L${width / 2} 0Z`, fill) +
    [-44, 44]
      .map((x) => at(x, -8, shape(archPath(-24, -64, 48, 64), paint.paper) + shape(archPath(-15, -55, 30, 47), glass)))
      .join('') +
    box(-width / 2 + 22, -102, width - 44, 14, fill, 4),
};

/** Returns the roof of a house, on top of its wall. */
export function roof({ roof: kind, width, height, roofFill }: RoofedHouse, glass: string): string {
  return at(0, -height, roofs[kind](width, roofFill, glass));
}
