/** Freestanding doors for the pages: one per step, each open further than the one before, and small groups. */
import { at, line, picture } from './drawing.ts';
import { paint } from './palette.ts';
import { bust, massFilters, type Person } from './people.ts';
import { personOfPortrait } from './portraits.ts';
import { archDoor, doormat } from './parts/street.ts';
import { pottedPlant } from './parts/plants.ts';
import { writeText } from './raster.ts';

interface DrawnDoor {
  color: string;
  /** 0 is closed, 1 is wide open. */
  open: number;
  visitor?: Person;
  /** What shines out of the door; the brand's yellow by default. */
  light?: string;
}

const size = { width: 300, height: 400 };
const leaf = { width: 190, height: 330 };

/** Writes public/images/doors/{row}-{number}.svg, 300 by 400, and the groups {name}.svg. */
export async function renderDoors(): Promise<void> {
  for (const [row, doors] of Object.entries(rows)) {
    for (const [index, door] of doors.entries())
      await writeText(oneDoor(door), `public/images/doors/${row}-${index + 1}.svg`);
  }
  for (const [name, group] of Object.entries(groups))
    await writeText(doorGroup(group), `public/images/doors/${name}.svg`);
}

const welcome = personOfPortrait('p05');
const rows: Record<string, DrawnDoor[]> = {
  home: [
    { color: paint.green, open: 0 },
    { color: paint.coral, open: 0.5 },
    { color: paint.plum, open: 0.92, visitor: welcome },
  ],
  client: [0, 0.34, 0.66, 0.92].map((open) => ({
    color: paint.green,
    open,
    ...(open > 0.9 ? { visitor: personOfPortrait('p40') } : {}),
  })),
  professional: [0, 0.34, 0.66, 0.92].map((open) => ({
    color: paint.coral,
    open,
    ...(open > 0.9 ? { visitor: personOfPortrait('c05') } : {}),
  })),
};

const lamp = '#FFF3D6';
const groups: Record<string, (DrawnDoor & { scale: number })[]> = {
  // For when nobody is selected yet.
  shut: [
    { color: paint.sky, open: 0, scale: 0.84 },
    { color: paint.rose, open: 0, scale: 1 },
    { color: paint.mint, open: 0, scale: 0.84 },
  ],
  // Stands on the yellow band, where yellow light would look like a hole.
  welcome: [
    { color: paint.coral, open: 0.92, scale: 0.8, light: lamp, visitor: personOfPortrait('p28') },
    { color: paint.green, open: 0.92, scale: 1, light: lamp, visitor: { ...personOfPortrait('p16'), top: paint.sky } },
  ],
};

function oneDoor(door: DrawnDoor): string {
  return picture(size, at(150, 370, drawDoor(door)), { ink: 7, defs: massFilters(door.visitor ? [door.visitor] : []) });
}

function doorGroup(group: (DrawnDoor & { scale: number })[]): string {
  const step = 286;
  const drawn = group
    .map((door, index) => at(step * (index + 0.5), 364, drawDoor(door), { scale: door.scale }))
    .join('');
  const visitors = group.flatMap(({ visitor }) => visitor ?? []);
  return picture({ width: step * group.length, height: 400 }, drawn, { ink: 7, defs: massFilters(visitors) });
}

/** A line under the door, visible on light and dark pages. */
const ground = '#8F8577';

function drawDoor({ color, open, visitor, light = paint.sun }: DrawnDoor): string {
  return (
    line('M-150 0H150', { color: ground }) +
    archDoor({
      ...leaf,
      surround: paint.paper,
      color,
      open,
      light,
      inside: visitor ? bust(visitor, 22, 4, 0.24) : '',
    }) +
    at(0, 0, doormat(150), { scale: 0.7 }) +
    at(106, 0, pottedPlant(paint.blue), { scale: 0.26 })
  );
}
