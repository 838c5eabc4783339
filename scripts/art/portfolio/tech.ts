import { at, box, disc, flat, flatBox, flatDisc, glint, line, times } from '../drawing.ts';
import { paint } from '../palette.ts';
import { bust } from '../people.ts';
import { personOfPortrait } from '../portraits.ts';
import {
  cable,
  camera,
  headphones,
  keyboard,
  laptop,
  monitor,
  mouse,
  openCase,
  phone,
  router,
  screwdriver,
  solderChip,
  speaker,
  television,
  waves,
} from '../parts/devices.ts';
import { mug } from '../parts/food.ts';
import { bookShelf, cabinet, floorLamp, rug, sofa, table, wallWindow } from '../parts/furniture.ts';
import { cactus, herb, pottedPlant } from '../parts/plants.ts';
import { archDoor, wallLamp } from '../parts/street.ts';
import { toolbox } from '../parts/tools.ts';
import { counter, niche, room, type Scene, square, tall, wide } from './scene.ts';

const helper = personOfPortrait('p56');
const installer = personOfPortrait('p54');

export const techScenes: Scene[] = [
  {
    id: 'tech-01',
    alt: 'Home office with two screens, cables out of sight',
    size: wide,
    draw:
      room(wide, '#DED7F0', paint.wood, 740) +
      at(240, 250, bookShelf(340, 3)) +
      at(980, 90, wallWindow(240, 260, paint.sky)) +
      at(600, 840, table(980, 270, paint.honey)) +
      at(430, 570, monitor('code', paint.night), { scale: 1.05 }) +
      at(800, 570, monitor('photo', paint.sky), { scale: 1.05 }) +
      at(560, 572, keyboard(260)) +
      at(730, 572, mouse()) +
      at(200, 570, herb(paint.coral), { scale: 0.9 }) +
      at(1020, 570, mug(paint.sun), { scale: 0.7 }),
  },
  {
    id: 'tech-02',
    alt: 'Television on the wall, sound tuned',
    size: wide,
    draw:
      room(wide, paint.green, paint.clay, 740) +
      at(600, 320, television(640, 'photo')) +
      at(600, 830, cabinet(840, 170, paint.honey, 3)) +
      at(280, 660, speaker(paint.coral), { scale: 0.85 }) +
      at(920, 660, speaker(paint.coral), { scale: 0.85 }) +
      at(600, 660, router(), { scale: 0.5 }) +
      at(1110, 840, pottedPlant(paint.sun), { scale: 1.2 }) +
      at(90, 840, floorLamp()),
  },
  {
    id: 'tech-03',
    alt: 'Wi-Fi in every room of the house',
    size: square,
    draw:
      niche(square, paint.lilac, paint.sun) +
      at(500, 960, cabinet(760, 200, paint.wood)) +
      at(500, 760, router(), { scale: 2 }) +
      at(500, 320, waves(paint.green), { scale: 2 }) +
      flatDisc(500, 330, 26, paint.coral),
  },
  {
    id: 'tech-04',
    alt: 'Cracked phone before the repair',
    size: square,
    draw:
      counter(square, paint.coral, paint.sand, 110) +
      at(440, 560, phone('broken'), { scale: 1.9, turn: -10 }) +
      at(800, 760, screwdriver(paint.sun), { scale: 1.7, turn: 20 }) +
      at(860, 320, solderChip(), { scale: 0.9, turn: 12 }),
  },
  {
    id: 'tech-05',
    alt: 'The same phone, good as new',
    size: square,
    draw:
      counter(square, paint.mint, paint.paper, 110) +
      at(500, 560, phone('photo', '#CFE0F1'), { scale: 1.95, turn: 8 }) +
      glint(200, 300, 60, paint.sun) +
      glint(830, 800, 44, paint.sun) +
      glint(170, 780, 30, paint.coral),
  },
  {
    id: 'tech-06',
    alt: 'Desktop upgraded with more memory',
    size: tall,
    draw:
      counter(tall, paint.sky, paint.paper, 860) +
      at(400, 1060, openCase(), { scale: 2.1 }) +
      at(780, 1090, screwdriver(paint.coral), { scale: 1.3, turn: 14 }),
  },
  {
    id: 'tech-07',
    alt: 'Video doorbell and camera at the front door',
    size: tall,
    draw:
      flatBox(0, 0, 900, 1200, paint.rose) +
      times(9, (row) =>
        times(5, (column) =>
          line(`M${column * 220 + (row % 2) * 110 - 60} ${row * 130 + 60}h90`, {
            width: 6,
            color: paint.coral,
          }),
        ),
      ) +
      flatBox(0, 1060, 900, 140, paint.stone) +
      line('M-10 1060H910') +
      at(430, 1060, archDoor({ width: 360, height: 700, surround: paint.paper, color: paint.green })) +
      at(760, 720, box(-40, -90, 80, 180, paint.night, 34) + disc(0, -34, 24, paint.sky) + disc(0, 44, 20, paint.sun)) +
      at(700, 250, camera(), { scale: 1.2 }) +
      at(110, 560, wallLamp(), { scale: 1.3 }),
  },
  {
    id: 'tech-08',
    alt: 'One-to-one lesson at the kitchen table',
    size: wide,
    people: [helper],
    draw:
      room(wide, '#F4E3B8', paint.clay, 700) +
      at(240, 110, wallWindow(260, 300, paint.sky, paint.green)) +
      bust(helper, 820, 1080, 0.8) +
      flatBox(0, 770, 1200, 140, paint.wood) +
      line('M-10 770H1210') +
      at(420, 800, laptop('play', { shell: paint.blue }), { scale: 1.5 }) +
      at(1080, 820, mug(paint.coral)),
  },
  {
    id: 'tech-09',
    alt: 'Backups and passwords in order',
    size: wide,
    draw:
      counter(wide, paint.blue, paint.sky, 640) +
      disc(600, 380, 300, paint.lilac) +
      at(560, 760, laptop('shield', { shell: paint.stone }), { scale: 2 }) +
      at(1000, 560, phone('lock', paint.sun), { scale: 0.95, turn: 8 }) +
      at(140, 780, cactus(paint.coral), { scale: 0.9 }),
  },
  {
    id: 'tech-10',
    alt: 'Network cabinet, cabled and labeled',
    size: square,
    draw:
      flatBox(0, 0, 1000, 1000, paint.plum) +
      box(180, 80, 640, 840, paint.night, 30) +
      times(
        3,
        (row) =>
          box(230, 140 + row * 200, 540, 110, paint.steel, 12) +
          times(8, (port) =>
            box(256 + port * 62, 180 + row * 200, 44, 40, port % 3 === row ? paint.sun : paint.paper, 6),
          ),
      ) +
      cable('M280 230Q260 300 340 300T400 380', paint.coral) +
      cable('M466 230Q470 320 530 310T600 380', paint.mint) +
      cable('M652 230Q740 300 700 380', paint.sun) +
      cable('M340 430Q300 520 400 500T470 580', paint.sky) +
      cable('M530 430Q560 530 650 500T720 580', paint.coral) +
      cable('M280 630Q260 760 420 780T500 990', paint.mint),
  },
  {
    id: 'tech-11',
    alt: 'Cinema evening, set up in an hour',
    size: wide,
    draw:
      room(wide, paint.night, paint.plum, 720) +
      flat('M600 60 250 520H950Z', '#FFFFFF11') +
      at(600, 290, television(720, 'play', paint.lilac)) +
      at(600, 860, rug(900, paint.coral, paint.sun)) +
      at(600, 870, sofa(paint.blue, paint.coral), { scale: 1.1 }) +
      at(140, 800, speaker(paint.sun), { scale: 1.1 }) +
      at(1060, 800, speaker(paint.sun), { scale: 1.1 }),
  },
  {
    id: 'tech-12',
    alt: 'Streaming desk with sound that works',
    size: wide,
    people: [installer],
    draw:
      room(wide, paint.mint, paint.wood, 740) +
      at(940, 240, bookShelf(380, 2)) +
      at(940, 420, bookShelf(380, 5)) +
      bust(installer, 330, 1060, 0.76) +
      flatBox(0, 760, 1200, 150, paint.honey) +
      line('M-10 760H1210') +
      at(700, 790, monitor('chart', paint.night), { scale: 1.1 }) +
      at(980, 790, headphones(paint.coral)) +
      at(1110, 800, toolbox(paint.green), { scale: 0.5 }),
  },
];
