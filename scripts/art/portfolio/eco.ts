import { archPath, at, box, disc, flat, flatBox, glint, line, shape } from '../drawing.ts';
import { paint } from '../palette.ts';
import { bust } from '../people.ts';
import { personOfPortrait } from '../portraits.ts';
import { jar, pumpBottle } from '../parts/beauty.ts';
import { frame, table, wallArt, wallWindow } from '../parts/furniture.ts';
import { cactus, flowers, greens, herb, leaf, pottedPlant, sprout, tree } from '../parts/plants.ts';
import { archDoor, archWindow, bush, facade, tulips } from '../parts/street.ts';
import {
  compostBin,
  crate,
  leafMark,
  recycleBin,
  solarPanel,
  sprayBottle,
  storageJar,
  wateringCan,
} from '../parts/tools.ts';
import { bicycle } from '../parts/vehicles.ts';
import { counter, niche, outdoors, room, type Scene, square, tall, wide } from './scene.ts';

const gardener = personOfPortrait('p64');
const cyclist = personOfPortrait('p66');

export const ecoScenes: Scene[] = [
  {
    id: 'eco-01',
    alt: 'Twelve solar panels on a family roof',
    size: wide,
    draw:
      outdoors(wide, '#CFE0F1', paint.mint, paint.leaf, 720) +
      at(560, 760, facade(640, 300, paint.paper, paint.coral)) +
      shape('M170 440 330 190H1010L930 440Z', paint.coral) +
      at(330, 412, solarPanel(7, 3, 78)) +
      at(430, 760, archDoor({ width: 120, height: 220, surround: paint.sun, color: paint.green })) +
      at(700, 690, archWindow(110, 150, paint.sky)) +
      at(1060, 770, tree(paint.green, 420)) +
      at(130, 780, bush()),
  },
  {
    id: 'eco-02',
    alt: 'Raised beds, first lettuce of spring',
    size: wide,
    people: [gardener],
    draw:
      outdoors(wide, '#F4E3B8', paint.mint, paint.leaf, 560) +
      at(150, 570, tree(paint.green, 400)) +
      bust(gardener, 900, 940, 0.66) +
      at(380, 700, crate(560, greens(6, 88))) +
      at(820, 860, crate(640, greens(7, 86))) +
      at(180, 880, wateringCan(paint.coral)),
  },
  {
    id: 'eco-03',
    alt: 'Compost corner with a lid that closes',
    size: square,
    draw:
      outdoors(square, '#CDE8DC', paint.mint, paint.leaf, 660) +
      at(420, 880, compostBin(paint.wood), { scale: 1.9 }) +
      at(830, 900, sprout(), { scale: 2 }) +
      at(130, 900, sprout(paint.green), { scale: 1.4 }),
  },
  {
    id: 'eco-04',
    alt: 'Refill round: soap, oats and lentils',
    size: wide,
    draw:
      counter(wide, paint.mint, paint.paper, 620) +
      flat(archPath(330, 90, 540, 526), '#FFFFFF55') +
      at(220, 780, storageJar(paint.coral), { scale: 1.6 }) +
      at(470, 790, storageJar(paint.sun, 0.8), { scale: 1.6 }) +
      at(720, 780, pumpBottle(paint.green), { scale: 1.6 }) +
      at(970, 790, sprayBottle(paint.blue, leafMark(0, -66)), { scale: 1.4 }),
  },
  {
    id: 'eco-05',
    alt: 'Cargo-free deliveries by bicycle',
    size: wide,
    draw:
      outdoors(wide, paint.sky, paint.mint, paint.stone, 640) +
      at(170, 650, tree(paint.leaf, 440)) +
      at(640, 820, bicycle(paint.coral), { scale: 1.45 }) +
      at(386, 536, box(-110, -120, 220, 120, paint.honey, 10) + leafMark(0, -60, 66, paint.leaf)) +
      line('M300 540H520'),
  },
  {
    id: 'eco-06',
    alt: 'Plant-based cleaning, nothing harsh',
    size: square,
    draw:
      niche(square, paint.mint, '#F4E3B8') +
      at(400, 920, sprayBottle(paint.green, leafMark(0, -66)), { scale: 2.3 }) +
      at(700, 920, jar(paint.coral), { scale: 1.8 }) +
      leaf(690, 720, 230, -30, paint.leaf) +
      leaf(710, 720, 260, 22, paint.mint) +
      glint(180, 180, 44, paint.white),
  },
  {
    id: 'eco-07',
    alt: 'Balcony turned into a herb garden',
    size: tall,
    draw:
      room(tall, '#CFE0F1', paint.clay, 980) +
      at(450, 120, wallWindow(520, 560, paint.sky, paint.paper)) +
      box(60, 790, 780, 30, paint.wood, 8) +
      [150, 350, 550, 750]
        .map((x, index) => at(x, 790, index % 2 === 0 ? herb(paint.coral) : flowers(paint.blue), { scale: 0.95 }))
        .join('') +
      at(220, 1120, wateringCan(paint.green), { scale: 0.9 }) +
      at(680, 1130, cactus(paint.sun)),
  },
  {
    id: 'eco-08',
    alt: 'Sorted: paper, glass and garden waste',
    size: wide,
    draw:
      room(wide, paint.rose, paint.stone, 680) +
      at(320, 110, wallWindow(240, 260, paint.sky)) +
      at(760, 130, frame(180, 220, wallArt.hills)) +
      at(260, 810, recycleBin(paint.blue, box(-30, -140, 60, 76, paint.paper, 6)), { scale: 1.6 }) +
      at(600, 810, recycleBin(paint.green, leafMark(0, -100)), { scale: 1.6 }) +
      at(940, 810, recycleBin(paint.sun, shape('M-14-150h28v24l14 22v44h-56v-44l14-22Z', paint.mint)), {
        scale: 1.6,
      }),
  },
  {
    id: 'eco-09',
    alt: 'Wildflower border by the front steps',
    size: wide,
    draw:
      room(wide, '#F4E3B8', paint.leaf, 700) +
      at(760, 700, facade(760, 560, paint.coral, paint.paper)) +
      at(760, 720, archDoor({ width: 210, height: 400, surround: paint.paper, color: paint.green })) +
      at(520, 600, archWindow(120, 220, paint.sky)) +
      at(1000, 600, archWindow(120, 220, paint.sky)) +
      [90, 260, 420, 980, 1120].map((x) => at(x, 850, tulips(), { scale: 1.3 })).join('') +
      at(170, 720, bush(paint.green)),
  },
  {
    id: 'eco-10',
    alt: 'Old bike, new life',
    size: square,
    people: [cyclist],
    draw:
      flatBox(0, 0, 1000, 1000, paint.sun) +
      flatBox(0, 720, 1000, 280, paint.honey) +
      line('M-10 720H1010') +
      bust(cyclist, 500, 930, 0.76) +
      at(500, 960, bicycle(paint.green), { scale: 1.3 }),
  },
  {
    id: 'eco-11',
    alt: 'Home energy check, room by room',
    size: wide,
    draw:
      room(wide, '#DED7F0', paint.wood, 720) +
      at(300, 100, wallWindow(300, 380, paint.sky, paint.sun)) +
      at(760, 840, table(640, 250)) +
      at(660, 590, box(-110, -170, 220, 170, paint.paper, 14) + flat('M10-150-50-76H0L-16-20 56-104H6Z', paint.sun)) +
      at(900, 590, pottedPlant(paint.coral), { scale: 0.8 }) +
      disc(1010, 190, 70, paint.paper) +
      line('M1010 190 1044 150', { color: paint.coral }) +
      at(130, 840, pottedPlant(paint.green), { scale: 1.2 }),
  },
  {
    id: 'eco-12',
    alt: 'Rain barrel and a full watering can',
    size: square,
    draw:
      outdoors(square, '#CFE0F1', paint.mint, paint.leaf, 640) +
      at(230, 640, facade(430, 560, paint.coral, paint.paper)) +
      at(170, 470, archWindow(130, 230, paint.sky)) +
      at(
        400,
        880,
        box(-150, -400, 300, 400, paint.wood, 50) +
          line('M-150-300H150M-150-110H150', { width: 14 }) +
          line('M-50-392V-8M50-392V-8', { width: 5 }) +
          line('M150-70H200V-40', { width: 16 }),
      ) +
      line('M400 478V110', { width: 34 }) +
      line('M400 478V110', { width: 16, color: paint.steel }) +
      at(760, 900, wateringCan(paint.coral), { scale: 1.5 }),
  },
];
