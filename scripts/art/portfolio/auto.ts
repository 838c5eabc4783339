import { archPath, at, box, disc, flat, flatBox, glint, line, oval, shape, times } from '../drawing.ts';
import { paint } from '../palette.ts';
import { bust } from '../people.ts';
import { personOfPortrait } from '../portraits.ts';
import { bush, facade, streetLamp } from '../parts/street.ts';
import { tree } from '../parts/plants.ts';
import { toolbox, wrench } from '../parts/tools.ts';
import { alloyWheel, bubbles, bucket, car, type CarModel, foam, sponge } from '../parts/vehicles.ts';
import { room, type Scene, square, tall, wide } from './scene.ts';

const shine = glint(404, 110, 44, paint.white) + glint(500, 190, 26, paint.white) + glint(300, 700, 30, paint.white);

/** A washed car in front of a house. */
function onDrive(model: CarModel, color: string, wall: string, sky: string): string {
  return (
    room(wide, sky, paint.steel, 650) +
    at(860, 650, facade(560, 470, wall, paint.paper)) +
    at(
      880,
      650,
      shape(archPath(-190, -330, 380, 330), paint.paper) +
        times(4, (index) => line(`M-190 ${-60 - index * 60}H190`, { width: 5 })),
    ) +
    at(190, 660, tree(paint.leaf, 470)) +
    at(440, 654, bush(), { scale: 0.8 }) +
    flat('M0 760H1200V900H0Z', paint.stone) +
    at(560, 800, car(model, color), { scale: 1.5 })
  );
}

function foamed(model: CarModel, color: string, sky: string): string {
  return (
    room(wide, sky, paint.sky, 690) +
    flat(archPath(160, 90, 880, 600), '#FFFFFF66') +
    at(590, 800, car(model, color), { scale: 1.55 }) +
    at(600, 460, foam(480, 80)) +
    at(300, 620, foam(260, 60)) +
    at(980, 830, bucket(paint.coral), { scale: 1.1 }) +
    at(180, 840, sponge(), { scale: 1.1 }) +
    bubbles([
      [200, 240, 44],
      [330, 150, 24],
      [820, 180, 36],
      [960, 300, 54],
      [1070, 200, 20],
      [560, 180, 28],
      [120, 430, 26],
    ])
  );
}

const mechanic = personOfPortrait('p13');

export const autoScenes: Scene[] = [
  {
    id: 'auto-01',
    alt: 'Green hatchback in a coat of foam',
    size: wide,
    draw: foamed('hatch', paint.green, '#CFE0F1'),
  },
  {
    id: 'auto-02',
    alt: 'Red sedan after a full detail',
    size: wide,
    draw: onDrive('sedan', paint.coral, paint.sun, '#CFE0F1') + shine,
  },
  {
    id: 'auto-03',
    alt: 'Marigold SUV washed on the drive',
    size: wide,
    draw: onDrive('suv', paint.sun, paint.rose, paint.sky) + shine,
  },
  {
    id: 'auto-04',
    alt: 'Family van, clean inside and out',
    size: wide,
    draw: onDrive('van', paint.blue, paint.mint, '#F4E3B8') + shine,
  },
  {
    id: 'auto-05',
    alt: 'Plum pickup under snow foam',
    size: wide,
    draw: foamed('pickup', paint.plum, '#DED7F0'),
  },
  {
    id: 'auto-06',
    alt: 'Alloy wheel, cleaned and sealed',
    size: square,
    draw:
      flatBox(0, 0, 1000, 1000, paint.coral) +
      flat('M0 0H1000V270Q500 60 0 270Z', '#CFE0F1') +
      disc(500, 540, 410, paint.night) +
      at(500, 540, alloyWheel(350, paint.stone)) +
      glint(250, 300, 60, paint.white) +
      glint(760, 800, 40, paint.white),
  },
  {
    id: 'auto-07',
    alt: 'Dashboard and seats after interior cleaning',
    size: wide,
    draw: interior(),
  },
  {
    id: 'auto-08',
    alt: 'Oil change in the garage',
    size: wide,
    people: [mechanic],
    draw:
      room(wide, '#CFE0F1', paint.stone, 700) +
      at(
        600,
        700,
        box(-560, -520, 1120, 520, paint.sky) +
          times(5, (index) => line(`M-560 ${-90 - index * 88}H560`, { width: 5 })),
      ) +
      at(430, 800, car('sedan', paint.green), { scale: 1.25 }) +
      flat('M90 640 240 470 300 490 190 660Z', paint.green) +
      line('M90 640 240 470 300 490 190 660') +
      bust(mechanic, 960, 960, 0.62) +
      at(640, 850, toolbox(paint.coral), { scale: 0.9 }),
  },
  {
    id: 'auto-09',
    alt: 'Tools laid out for a brake service',
    size: square,
    draw:
      flatBox(0, 0, 1000, 1000, paint.blue) +
      box(110, 110, 780, 780, paint.sky, 40) +
      at(300, 640, wrench(), { scale: 1.9, turn: -16 }) +
      at(520, 700, wrench(paint.sun), { scale: 2.3 }) +
      at(740, 640, wrench(paint.coral), { scale: 1.9, turn: 16 }) +
      at(500, 860, box(-300, -70, 600, 70, paint.night, 20)),
  },
  {
    id: 'auto-10',
    alt: 'Tyre stack before the seasonal change',
    size: tall,
    draw:
      room(tall, paint.sun, paint.honey, 930) +
      times(4, (index) =>
        at(
          330,
          1030 - index * 150,
          box(-230, -140, 460, 140, paint.night, 56) +
            times(9, (tread) => line(`M${-180 + tread * 45}-128v116`, { width: 8, color: paint.steel })),
        ),
      ) +
      at(330, 430, oval(0, 6, 130, 30, paint.stone)) +
      at(700, 960, alloyWheel(180, paint.coral)),
  },
  {
    id: 'auto-11',
    alt: 'Evening wash under a street lamp',
    size: wide,
    draw:
      room(wide, paint.night, paint.plum, 660) +
      at(190, 664, streetLamp(), { scale: 1.25 }) +
      flat('M154 150 20 664H520L226 150Z', '#F5B83D44') +
      disc(980, 170, 60, paint.paper) +
      at(1060, 660, bush(paint.green), { scale: 1.2 }) +
      at(640, 800, car('hatch', paint.coral), { scale: 1.5 }) +
      at(660, 460, foam(360, 60)) +
      bubbles([
        [420, 300, 30],
        [860, 270, 40],
        [760, 180, 20],
      ]),
  },
];

/** The front seats of a car, seen from the dashboard, with the rear window behind them. */
function interior(): string {
  const seat =
    box(-70, -560, 140, 120, paint.honey, 40) +
    line('M-30-440V-400M30-440V-400', { width: 14 }) +
    box(-160, -410, 320, 340, paint.honey, 60) +
    line('M-70-380V-110M70-380V-110', { width: 6 }) +
    box(-190, -130, 380, 150, paint.honey, 56) +
    line('M-150-390 150-120', { width: 26 }) +
    line('M-150-390 150-120', { width: 12, color: paint.steel });
  return (
    flatBox(0, 0, 1200, 900, paint.night) +
    shape('M160 150Q600 70 1040 150L1120 470H80Z', '#CFE0F1') +
    flat('M92 430Q300 330 560 410T1112 400L1120 466H80Z', paint.leaf) +
    box(-20, 470, 1240, 120, paint.wood, 20) +
    at(320, 900, seat) +
    at(880, 900, seat, { mirror: true }) +
    box(540, 640, 120, 300, paint.wood, 30) +
    line('M600 640V560', { width: 18, color: paint.steel }) +
    disc(600, 550, 30, paint.paper) +
    glint(420, 250, 46, paint.white) +
    glint(830, 220, 30, paint.white) +
    glint(600, 320, 22, paint.white)
  );
}
