import { at, box, disc, flat, flatBox, glint, line, times } from '../drawing.ts';
import { paint } from '../palette.ts';
import { bust } from '../people.ts';
import { personOfPortrait } from '../portraits.ts';
import { pumpBottle, towels } from '../parts/beauty.ts';
import { mug } from '../parts/food.ts';
import {
  armchair,
  bookShelf,
  cabinet,
  floor,
  floorLamp,
  frame,
  pendant,
  rug,
  sofa,
  stool,
  table,
  wallArt,
  wallWindow,
} from '../parts/furniture.ts';
import { cactus, flowers, herb, pottedPlant } from '../parts/plants.ts';
import {
  boiler,
  broom,
  hammer,
  ladder,
  mopBucket,
  outlet,
  paintTin,
  roller,
  sprayBottle,
  storageJar,
  tap,
  toolbox,
  vacuum,
  wrench,
} from '../parts/tools.ts';
import { room, type Scene, square, tall, wide } from './scene.ts';

const painter = personOfPortrait('p43');
const plumber = personOfPortrait('p42');

/** Tiles on the upper part of a kitchen or bathroom wall. */
function tiles(width: number, top: number, bottom: number, color: string): string {
  const rows = Math.floor((bottom - top) / 70);
  return (
    flatBox(0, top, width, bottom - top, color) +
    times(
      rows + 1,
      (row) =>
        line(`M0 ${top + row * 70}H${width}`, { width: 3, color: '#FFFFFF' }) +
        times(Math.ceil(width / 140) + 1, (column) =>
          line(`M${column * 140 + (row % 2) * 70} ${top + row * 70}v70`, { width: 3, color: '#FFFFFF' }),
        ),
    )
  );
}

export const homeScenes: Scene[] = [
  {
    id: 'home-01',
    alt: 'Living room after a deep clean',
    size: wide,
    draw:
      room(wide, '#D9E7D2', paint.clay, 700) +
      at(250, 90, wallWindow(260, 320, paint.sky, paint.paper)) +
      at(760, 120, frame(150, 190, wallArt.arch)) +
      at(950, 150, frame(150, 130, wallArt.hills)) +
      at(600, 850, rug(940, paint.paper, paint.coral)) +
      at(640, 810, sofa(paint.green), { scale: 1.3 }) +
      at(1110, 800, floorLamp()) +
      at(110, 830, pottedPlant(paint.coral), { scale: 1.4 }) +
      glint(560, 300, 40, paint.white) +
      glint(480, 250, 22, paint.white),
  },
  {
    id: 'home-02',
    alt: 'Feature wall in terracotta',
    size: wide,
    people: [painter],
    draw:
      room(wide, paint.sand, paint.stone, 720) +
      flat('M330 0H1200V716H430Q400 640 430 560T380 380 400 200 330 0Z', paint.coral) +
      flatBox(0, 716, 1200, 10, '#1F1B16') +
      at(820, 790, ladder(560), { scale: 1.05 }) +
      bust(painter, 250, 1020, 0.66) +
      at(470, 560, roller(paint.coral), { scale: 1, turn: 12 }) +
      at(560, 830, paintTin(paint.coral), { scale: 0.9 }) +
      at(1080, 840, paintTin(paint.sun), { scale: 0.9 }),
  },
  {
    id: 'home-03',
    alt: 'Built-in shelves around a reading chair',
    size: tall,
    draw:
      room(tall, paint.green, paint.clay, 960) +
      at(450, 250, bookShelf(700, 1)) +
      at(450, 450, bookShelf(700, 4)) +
      at(450, 640, bookShelf(700, 2)) +
      at(400, 1100, rug(760, paint.sun, paint.coral)) +
      at(360, 1080, armchair(paint.coral), { scale: 1.4 }) +
      at(700, 1060, floorLamp(paint.sun, 440)),
  },
  {
    id: 'home-04',
    alt: 'Kitchen, spotless from tap to tile',
    size: wide,
    draw:
      flatBox(0, 0, 1200, 900, paint.sun) +
      tiles(1200, 300, 580, '#CFE0F1') +
      floor(1200, 860, 40, paint.wood) +
      at(260, 250, cabinet(420, 230, paint.paper)) +
      at(600, 0, pendant(110, paint.coral)) +
      at(980, 280, bookShelf(340, 5)) +
      at(300, 860, cabinet(600, 260, paint.green)) +
      at(900, 860, cabinet(600, 260, paint.green)) +
      box(-20, 576, 1240, 34, paint.paper) +
      at(440, 580, tap(), { scale: 1.1 }) +
      at(730, 578, storageJar(paint.coral), { scale: 0.9 }) +
      at(860, 578, storageJar(paint.honey, 0.8), { scale: 0.9 }) +
      at(1050, 578, herb(paint.coral)) +
      at(170, 578, flowers(), { scale: 0.9 }) +
      glint(320, 380, 36, paint.white) +
      glint(610, 460, 26, paint.white),
  },
  {
    id: 'home-05',
    alt: 'New mixer tap, no more drip',
    size: square,
    people: [plumber],
    draw:
      flatBox(0, 0, 1000, 1000, paint.sky) +
      tiles(1000, 0, 700, '#CFE0F1') +
      box(-20, 690, 1040, 60, paint.paper) +
      flatBox(0, 754, 1000, 246, paint.blue) +
      at(600, 690, tap(), { scale: 1.9 }) +
      bust(plumber, 260, 1100, 0.72) +
      box(470, 686, 400, 30, paint.stone, 10) +
      at(900, 940, wrench(paint.sun), { scale: 1.1, turn: 24 }),
  },
  {
    id: 'home-06',
    alt: 'Boiler serviced before the winter',
    size: tall,
    draw:
      room(tall, paint.coral, paint.sand, 980) +
      at(450, 720, boiler(), { scale: 1.6 }) +
      at(200, 1120, toolbox(paint.green), { scale: 1.1 }) +
      at(700, 1120, mug(paint.sun), { scale: 1.1 }) +
      glint(730, 190, 40, paint.white),
  },
  {
    id: 'home-07',
    alt: 'Gallery wall, hung and level',
    size: wide,
    draw:
      room(wide, paint.lilac, paint.wood, 720) +
      at(240, 100, frame(220, 280, wallArt.arch)) +
      at(500, 130, frame(200, 200, wallArt.sun)) +
      at(780, 90, frame(260, 200, wallArt.hills)) +
      at(500, 380, frame(200, 130, wallArt.hills)) +
      at(760, 340, frame(200, 170, wallArt.sun)) +
      at(1040, 800, ladder(480)) +
      at(560, 850, cabinet(620, 200, paint.sun, 3)) +
      at(380, 650, cactus(paint.coral), { scale: 0.6 }) +
      at(660, 650, flowers(paint.green), { scale: 0.5 }) +
      at(150, 850, toolbox(paint.coral), { scale: 0.8 }),
  },
  {
    id: 'home-08',
    alt: 'Move-out clean, ready for the keys',
    size: wide,
    draw:
      room(wide, paint.mint, paint.honey, 680) +
      at(330, 90, wallWindow(300, 380, paint.sky)) +
      flat('M210 560 60 860H420L480 560Z', '#FFFFFF55') +
      at(860, 820, vacuum(paint.coral), { scale: 1.2 }) +
      at(1090, 800, broom(), { turn: 8 }) +
      at(200, 850, mopBucket(paint.blue)) +
      at(420, 850, sprayBottle(paint.sun), { scale: 0.8 }) +
      glint(640, 260, 44, paint.white) +
      glint(730, 190, 24, paint.white),
  },
  {
    id: 'home-09',
    alt: 'Dining table assembled and set',
    size: wide,
    draw:
      room(wide, '#F4E3B8', paint.clay, 700) +
      at(600, 0, pendant(180, paint.green)) +
      at(960, 110, wallWindow(260, 300, paint.sky, paint.coral)) +
      at(230, 160, frame(180, 220, wallArt.sun)) +
      at(260, 830, stool(), { scale: 1.4 }) +
      at(940, 830, stool(), { scale: 1.4 }) +
      at(600, 830, table(760, 290)) +
      at(600, 540, flowers(paint.coral), { scale: 0.9 }) +
      at(410, 540, mug(paint.blue), { scale: 0.7 }) +
      at(800, 540, mug(paint.coral), { scale: 0.7 }),
  },
  {
    id: 'home-10',
    alt: 'Outlets and lights made safe',
    size: square,
    draw:
      flatBox(0, 0, 1000, 1000, paint.sun) +
      disc(500, 420, 300, paint.paper) +
      at(500, 420, outlet(), { scale: 2.6 }) +
      at(230, 900, hammer(), { scale: 1.2, turn: -18 }) +
      at(780, 900, wrench(paint.coral), { scale: 1.2, turn: 18 }) +
      at(500, 960, toolbox(paint.green)),
  },
  {
    id: 'home-11',
    alt: 'Bathroom, fresh towels and clear glass',
    size: tall,
    draw:
      flatBox(0, 0, 900, 1200, paint.mint) +
      tiles(900, 0, 880, '#CDE8DC') +
      floor(900, 900, 300, paint.paper) +
      disc(450, 320, 200, paint.sun) +
      disc(450, 320, 165, '#E6F1F7') +
      line('M360 330 450 230M390 390 530 240', { color: paint.white }) +
      at(450, 900, cabinet(560, 240, paint.coral)) +
      box(140, 640, 620, 40, paint.paper, 10) +
      at(450, 640, tap(), { scale: 0.9 }) +
      at(240, 640, pumpBottle(paint.green), { scale: 0.7 }) +
      at(680, 640, towels([paint.sun, paint.paper]), { scale: 0.8 }) +
      at(750, 1120, pottedPlant(paint.blue), { scale: 1.1 }),
  },
];
