/**
 * The tall scene next to the sign-in form: a doorstep at dusk, the door opens, and a professional has arrived with
 * the tools.
 */
import { at, box, disc, flat, flatBox, flatDisc, line, picture, shape, type Size, times } from '../drawing.ts';
import { standing } from '../figures.ts';
import { paint } from '../palette.ts';
import { massFilters } from '../people.ts';
import { personOfPortrait } from '../portraits.ts';
import { sittingCat } from '../parts/animals.ts';
import { flowers, leaf, pottedPlant } from '../parts/plants.ts';
import { archDoor, archWindow, doormat, steps, wallLamp } from '../parts/street.ts';
import { toolCase } from './moments.ts';

const size: Size = { width: 1000, height: 1500 };
const professional = personOfPortrait('p42');
const host = personOfPortrait('p03');

const dusk = {
  sky: '#4A3F73',
  haze: '#8C6A9E',
  glow: '#E9937C',
  wall: '#28594F',
  brick: '#1F4A41',
  path: '#6B5A7E',
  stone: '#B9A9B4',
};

export function authStreetSvg(): string {
  return picture(size, sky() + wall() + threshold() + people(), {
    ink: 9,
    defs: massFilters([professional, host]),
  });
}

function sky(): string {
  const stars = [
    [90, 60],
    [210, 130],
    [330, 50],
    [470, 110],
    [600, 56],
    [880, 60],
    [940, 150],
  ];
  return (
    flatBox(0, 0, 1000, 130, dusk.sky) +
    flatBox(0, 120, 1000, 90, dusk.haze) +
    flatBox(0, 200, 1000, 120, dusk.glow) +
    stars.map(([x = 0, y = 0], index) => flatDisc(x, y, index % 2 === 0 ? 5 : 3, paint.paper)).join('') +
    disc(770, 110, 46, paint.paper) +
    flat('M784 66a46 46 0 0 1 0 88 60 60 0 0 0 0-88Z', paint.stone)
  );
}

/** The front of the house, with two lit windows on top and rows of brick. */
function wall(): string {
  const bricks = times(12, (row) =>
    times(7, (column) =>
      line(`M${column * 170 + (row % 2) * 85 - 20} ${380 + row * 72}h64`, { width: 6, color: dusk.brick }),
    ),
  );
  return (
    box(-20, 290, 1040, 960, dusk.wall) +
    bricks +
    box(-30, 262, 1060, 40, paint.stone, 6) +
    at(180, 640, archWindow(170, 250, paint.sun)) +
    at(180, 640, windowBox())
  );
}

function windowBox(): string {
  return (
    [-76, -26, 26, 76].map((x) => at(x, 40, flowers(paint.coral), { scale: 0.36 })).join('') +
    box(-126, 10, 252, 56, paint.coral, 10)
  );
}

function threshold(): string {
  return (
    flatBox(0, 1246, 1000, 254, dusk.path) +
    line('M-10 1246H1010') +
    flat('M470 1240 250 1500H1000V1420L800 1240Z', '#F5B83D66') +
    flatDisc(922, 640, 150, '#F5B83D33') +
    at(
      630,
      1210,
      archDoor({
        width: 400,
        height: 770,
        surround: paint.paper,
        color: paint.coral,
        open: 0.8,
        inside: hall(),
      }),
      { mirror: true },
    ) +
    at(630, 1210, steps(500, 3, dusk.stone)) +
    at(600, 1254, doormat(300, paint.clay)) +
    at(922, 640, wallLamp(), { scale: 1.5 }) +
    at(910, 1320, pottedPlant(paint.coral), { scale: 1.2 }) +
    leaf(0, 1500, 260, 20, paint.green) +
    leaf(-10, 1500, 220, 52, paint.leaf)
  );
}

/** What shows through the door: a warm wall, a picture, a lamp. Mirrored with the door, as the host is. */
function hall(): string {
  return (
    flatBox(-220, -800, 440, 800, paint.sun) +
    flatBox(-220, -70, 440, 80, paint.honey) +
    line('M-220-70H220', { width: 6 }) +
    line('M60-780V-690', { width: 7 }) +
    shape('M-4-630q0-62 64-62t64 62Z', paint.coral) +
    box(96, -560, 84, 110, paint.paper, 6) +
    flat('M106-462q30-60 64 0Z', paint.green) +
    standing(host, { x: 56, y: 6, scale: 0.282, trousers: paint.blue, shoes: paint.night })
  );
}

function people(): string {
  return (
    standing(professional, {
      x: 250,
      y: 1456,
      scale: 0.45,
      trousers: paint.blue,
      shoes: paint.night,
      held: toolCase(),
    }) +
    at(650, 1430, sittingCat({ coat: paint.honey, mark: paint.wood, stripes: true, content: true }), {
      scale: 0.62,
    })
  );
}
