/**
 * The street of the home page's hero: seven doors open one after another, each with a professional and the tools of
 * the trade; a van arrives, waits and drives on. A loop of ten seconds, drawn for any moment of it.
 */
import { archPath, at, flat, flatBox, flatDisc, line, picture, puff, shape, type Size, times } from '../drawing.ts';
import { paint } from '../palette.ts';
import { bush } from '../parts/street.ts';
import { pottedPlant } from '../parts/plants.ts';
import { car } from '../parts/vehicles.ts';
import { doorX, groundY, isMirrored, rowOfHouses, streetFilters } from './houses.ts';
import type { Light } from './light.ts';
import { swing, traveled } from './motion.ts';

export const streetSize: Size = { width: 1600, height: 672 };

/** Returns one frame; `time` is the position in the loop, from 0 to 1. */
export function streetFrame(time: number, light: Light): string {
  const drawing =
    sky(time, light) +
    flatBox(0, groundY - 4, 1600, 50, light.pavement) +
    rowOfHouses(time, light) +
    ground(light) +
    greenery(time, light) +
    van(time, light) +
    leaves(time, light);
  return picture(streetSize, drawing, { ink: 5, defs: streetFilters });
}

function sky(time: number, light: Light): string {
  const [x, y, radius] = light.discAt;
  return (
    flatBox(0, 0, streetSize.width, streetSize.height, light.sky) +
    (light.stars ? stars(time) : '') +
    flatDisc(x, y + 5 * swing(time, 1), radius, light.disc) +
    (light.stars ? flatDisc(x + 18, y - 8 + 5 * swing(time, 1), radius * 0.86, light.sky) : '') +
    cloud(300 + 16 * swing(time, 1, 0.1), 92, 1, light.cloud) +
    cloud(820 + 22 * swing(time, 1, 0.45), 66, 0.8, light.cloud) +
    cloud(1420 - 20 * swing(time, 1, 0.7), 96, 1.1, light.cloud)
  );
}

function stars(time: number): string {
  return times(26, (index) => {
    const x = (index * 389 + 70) % 1600;
    const y = 16 + ((index * 127) % 170);
    const shine = 0.45 + 0.4 * swing(time, 1 + (index % 3), index * 0.37);
    return `<circle cx="${x}" cy="${y}" r="${index % 4 === 0 ? 2.6 : 1.7}" fill="#F6EFE4" fill-opacity="${Math.max(0.1, shine).toFixed(2)}" stroke="none"/>`;
  });
}

function cloud(x: number, y: number, scale: number, fill: string): string {
  return at(
    x,
    y,
    flat('M-110 24Q-140 24-136-2-130-26-100-22-88-58-46-50-20-84 22-62 58-78 78-40 122-46 126-6 132 24 104 24Z', fill),
    { scale },
  );
}

function ground(light: Light): string {
  const slabs = times(20, (index) => line(`M${index * 84 + 20} ${groundY + 58}h30`, { width: 3, color: light.road }));
  return flatBox(0, groundY + 36, 1600, 60, light.road) + line(`M0 ${groundY + 36}H1600`, { width: 4 }) + slabs;
}

function greenery(time: number, light: Light): string {
  const trees = [
    { x: 222, height: 300, fill: paint.leaf, shift: 0 },
    { x: 684, height: 286, fill: paint.green, shift: 0.4 },
    { x: 1150, height: 310, fill: paint.leaf, shift: 0.7 },
  ];
  const pots = doorX.map((x, index) =>
    light.shade(
      at(x + (isMirrored(index) ? -1 : 1) * 98, groundY + 8, pottedPlant(index % 3 === 0 ? paint.coral : paint.blue), {
        scale: 0.27,
      }),
    ),
  );
  return (
    pots.join('') +
    trees
      .map(({ x, height, fill, shift }) =>
        light.shade(at(x, groundY + 20, slimTree(height, fill), { turn: 0.8 * swing(time, 2, shift) })),
      )
      .join('') +
    light.shade(
      at(1380, groundY + 20, bush(paint.green), { scale: 0.3 }) +
        at(452, groundY + 20, bush(paint.leaf), { scale: 0.28 }),
    )
  );
}

/** Narrow enough to fit between two doors without covering them. */
function slimTree(height: number, crown: string): string {
  return (
    shape(`M-9 0-6-${height * 0.5}h12L9 0Z`, paint.wood) +
    puff(0, -height * 0.7, 32, height * 0.3, 13, crown) +
    line(`M-12-${height * 0.8}q8-12 20-12M2-${height * 0.6}q12 2 18-8`, { width: 4 })
  );
}

const vanTimes = { arrives: [0.28, 0.44], leaves: [0.74, 0.9], stop: 920 } as const;

/** Comes from the right, waits at the curb and drives on to the left. */
function van(time: number, light: Light): string {
  const x =
    1900 -
    (1900 - vanTimes.stop) * traveled(time, ...vanTimes.arrives) -
    (vanTimes.stop + 300) * traveled(time, ...vanTimes.leaves);
  if (x > 1860 || x < -260) return '';
  const mark = at(
    110,
    -130,
    shape(archPath(-44, -110, 88, 110), paint.paper) +
      shape(archPath(-30, -96, 60, 96), paint.sun) +
      shape('M-30 0V-66a30 30 0 0 1 30-30V0Z', paint.coral),
  );
  const body = at(x, groundY + 66 + 1.2 * swing(time, 24), car('van', paint.green) + mark, { scale: 0.46 });
  const beam = light.stars
    ? `<g opacity="0.22">${flat(`M${x - 126} ${groundY + 12}L${x - 360} ${groundY + 34}V${groundY + 70}L${x - 126} ${groundY + 24}Z`, '#F5D68A')}</g>`
    : '';
  return beam + light.shade(body);
}

/** Falling leaves that drift off; each is out of sight before it reappears. */
function leaves(time: number, light: Light): string {
  return times(6, (index) => {
    const along = (time + index / 6) % 1;
    const x = ([222, 684, 1150][index % 3] ?? 0) - 20 + along * 130 + 12 * swing(along, 2, index * 0.2);
    const y = groundY - 210 + along * 216;
    const size = 0.8 * Math.sin(along * Math.PI);
    if (size < 0.05) return '';
    return light.shade(
      at(x, y, shape('M0 0Q8-14 0-28-8-14 0 0Z', index % 2 === 0 ? paint.honey : paint.leaf), {
        scale: size,
        turn: along * 420 + index * 60,
      }),
    );
  });
}
