/** The house fronts of the street, from left to right. */
import { archPath, at, box, flat, flatBox, line, shape, times } from '../drawing.ts';
import { paint } from '../palette.ts';
import { massFilters } from '../people.ts';
import { archDoor, doormat, wallLamp } from '../parts/street.ts';
import { doorways, professionalAt } from './doorways.ts';
import { type Light, mix } from './light.ts';
import { during, swing } from './motion.ts';
import { type Roof, roof } from './roofs.ts';

interface House {
  width: number;
  height: number;
  wall: string;
  trim: string;
  door: string;
  roof: Roof;
  roofFill: string;
  /** Number of window columns upstairs. */
  windows: number;
  /** When the upstairs light is on. */
  lit: readonly [from: number, to: number];
}

export const groundY = 596;
/** The color of the glass in archDoor's leaf. */
const leafGlass = '#E6F1F7';
const doorSize = { width: 134, height: 258 };

const houses: readonly House[] = [
  {
    width: 222,
    height: 352,
    wall: '#F1CDBF',
    trim: paint.paper,
    door: paint.green,
    roof: 'gable',
    roofFill: paint.coral,
    windows: 0,
    lit: [0.1, 0.55],
  },
  {
    width: 236,
    height: 418,
    wall: '#BCD2E8',
    trim: paint.paper,
    door: paint.coral,
    roof: 'flat',
    roofFill: paint.blue,
    windows: 2,
    lit: [0.5, 0.15],
  },
  {
    width: 226,
    height: 366,
    wall: '#F2D98F',
    trim: paint.paper,
    door: paint.blue,
    roof: 'arch',
    roofFill: paint.sun,
    windows: 0,
    lit: [0.3, 0.8],
  },
  {
    width: 244,
    height: 444,
    wall: '#E2876C',
    trim: paint.paper,
    door: paint.night,
    roof: 'steps',
    roofFill: paint.coral,
    windows: 2,
    lit: [0.7, 0.3],
  },
  {
    width: 222,
    height: 372,
    wall: '#C3D6B8',
    trim: paint.paper,
    door: paint.plum,
    roof: 'mansard',
    roofFill: paint.green,
    windows: 0,
    lit: [0.42, 0.9],
  },
  {
    width: 230,
    height: 424,
    wall: '#CFC4EA',
    trim: paint.paper,
    door: paint.sun,
    roof: 'flat',
    roofFill: paint.plum,
    windows: 2,
    lit: [0.85, 0.45],
  },
  {
    width: 220,
    height: 360,
    wall: '#B5DCCB',
    trim: paint.paper,
    door: paint.coral,
    roof: 'gable',
    roofFill: paint.leaf,
    windows: 0,
    lit: [0.6, 0.2],
  },
];

/** The x position of each door's threshold. */
export const doorX: readonly number[] = houses.map((house, index) => leftOf(index) + house.width / 2);

function leftOf(index: number): number {
  return houses.slice(0, index).reduce((sum, { width }) => sum + width, 0);
}

export function rowOfHouses(time: number, light: Light): string {
  const fronts = houses.map((house, index) => at(doorX[index] ?? 0, groundY, houseFront(house, index, time, light)));
  const lamps = houses.map(({ width }, index) =>
    isMirrored(index) ? lamp(light, (doorX[index] ?? 0) + width / 2, groundY - 190) : '',
  );
  return fronts.join('') + lamps.join('');
}

/** Every other door is hinged on the right. */
export function isMirrored(index: number): boolean {
  return index % 2 === 1;
}

export const streetFilters = massFilters(doorways.map(({ person }) => person));

function houseFront(house: House, index: number, time: number, light: Light): string {
  const doorway = doorways[index];
  if (!doorway) return '';
  const open = during(time, doorway.opens, doorway.closes, 0.075);
  const glow = during(time, house.lit[0], house.lit[1], 0.05);
  return (
    light.shade(roof(house, light.glassLit)) +
    light.shade(wall(house)) +
    upstairs(house, glow, light) +
    door(house, index, open, time, light) +
    spill(open, light, isMirrored(index)) +
    light.shade(at(0, 0, doormat(118, paint.clay), { scale: 0.82 }))
  );
}

function wall({ width, height, wall: fill, trim }: House): string {
  const courses = times(4, (row) =>
    times(2, (column) =>
      line(`M${(column === 0 ? -1 : 1) * (width / 2 - 34) - 14} ${-height * 0.52 + row * 46 + column * 20}h28`, {
        width: 4,
        color: mix(fill, '#1F1B16', 0.18),
      }),
    ),
  );
  return (
    box(-width / 2, -height, width, height + 10, fill) +
    courses +
    box(-width / 2 - 3, -26, width + 6, 36, mix(fill, '#1F1B16', 0.14)) +
    box(-width / 2 - 8, -height - 8, width + 16, 22, trim, 5)
  );
}

function upstairs({ windows, height, trim }: House, glow: number, light: Light): string {
  if (windows === 0) return '';
  const glass = mix(light.glassDark, light.glassLit, glow);
  const y = -height + 106;
  const columns = windows === 1 ? [0] : [-56, 56];
  return columns
    .map((x) =>
      at(
        x,
        y,
        shape(archPath(-33, -85, 66, 85), light.shade(trim)) +
          shape(archPath(-24, -76, 48, 76), glass) +
          line('M0-76V0M-24-34H24', { width: 4 }) +
          light.shade(box(-40, 0, 80, 13, trim, 4)),
      ),
    )
    .join('');
}

function lamp(light: Light, x: number, y: number): string {
  const halo = light.stars
    ? `<circle cx="${x}" cy="${y}" r="58" fill="#F5B83D" fill-opacity="0.16" stroke="none"/><circle cx="${x}" cy="${y}" r="34" fill="#F5B83D" fill-opacity="0.2" stroke="none"/>`
    : '';
  return halo + at(x, y, wallLamp(), { scale: 0.46 });
}

function door(house: House, index: number, open: number, time: number, light: Light): string {
  const doorway = doorways[index];
  if (!doorway) return '';
  const near = 0.93 + 0.07 * open;
  const lift = 2 + 2 * swing(time, 4, index * 0.31);
  const inside =
    open === 0
      ? ''
      : flatBox(-80, -46, 160, 60, paint.honey) +
        line('M-80-46H80', { width: 4 }) +
        `<g transform="scale(${near.toFixed(3)})">${professionalAt(doorway, lift)}</g>`;
  const drawn = archDoor({
    ...doorSize,
    surround: light.shade(house.trim),
    color: light.shade(house.door),
    open,
    inside,
  });
  return at(0, 0, drawn.replaceAll(leafGlass, light.doorGlass), { mirror: isMirrored(index) });
}

/** The light from an open door on the pavement. */
function spill(open: number, light: Light, mirror: boolean): string {
  if (open === 0) return '';
  const w = doorSize.width;
  const points = `M${-w / 2 + 4} 6H${-w / 2 + w * open}L${-w / 2 + w * open + 34 * open} 40H${-w / 2 - 26}Z`;
  return `<g opacity="${(light.spill * open).toFixed(3)}">${at(0, 0, flat(points, paint.sun), { mirror })}</g>`;
}
