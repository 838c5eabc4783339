/** Scenes for events. */
import { archPath, at, box, disc, flat, line, shape } from '../drawing.ts';
import { paint } from '../palette.ts';
import { standing } from '../figures.ts';
import { personOfPortrait } from '../portraits.ts';
import { sleepingCat } from '../parts/animals.ts';
import { pottedPlant } from '../parts/plants.ts';
import {
  archDoor,
  archWindow,
  bush,
  confetti,
  doormat,
  envelope,
  letterbox,
  steps,
  tulips,
  wallLamp,
} from '../parts/street.ts';
import { ladder, toolbox, wrench } from '../parts/tools.ts';
import { groundY, type StateScene } from './backdrop.ts';

const approved = personOfPortrait('p44');

const petals: [number, number, number][] = [
  [120, 380, 20],
  [180, 250, -30],
  [262, 156, 48],
  [230, 420, 10],
  [360, 80, -12],
  [470, 70, 30],
  [580, 84, 24],
  [690, 130, -40],
  [770, 220, 14],
  [830, 350, 60],
  [712, 250, -20],
  [140, 500, 44],
  [840, 470, -34],
  [300, 290, 70],
  [260, 330, 12],
  [650, 200, 10],
];

export const momentScenes: StateScene[] = [
  {
    name: 'success',
    sky: '#CDE8DC',
    ground: paint.leaf,
    draw:
      flat('M350 590 150 720H810L610 590Z', paint.sun) +
      at(480, 590, archDoor({ width: 290, height: 470, surround: paint.paper, color: paint.green, open: 0.82 })) +
      at(480, 596, steps(330, 2)) +
      at(180, 650, tulips(), { scale: 1.3 }) +
      at(800, 650, tulips(), { scale: 1.3 }) +
      confetti(petals),
  },
  {
    name: 'booking-cancelled',
    sky: '#CFE0F1',
    ground: paint.stone,
    draw:
      at(480, groundY, archDoor({ width: 280, height: 460, surround: paint.paper, color: paint.blue })) +
      at(480, 610, doormat(380)) +
      at(490, 628, sleepingCat(paint.honey, paint.wood), { scale: 0.9 }) +
      at(190, 640, pottedPlant(paint.coral), { scale: 1 }) +
      at(760, 300, wallLamp(false), { scale: 1.1 }) +
      at(800, 640, bush(), { scale: 0.8 }),
  },
  {
    name: 'error',
    sky: paint.blush,
    ground: paint.clay,
    draw:
      shape(archPath(320, 126, 300, 444), paint.paper) +
      shape(archPath(354, 160, 232, 410), paint.night) +
      at(690, 632, leafOffItsHinges(), { turn: 10 }) +
      at(250, 660, toolbox(paint.green), { scale: 0.9 }) +
      at(430, 650, wrench(), { scale: 0.7, turn: 74 }) +
      at(170, 600, ladder(330), { scale: 0.9 }),
  },
  {
    name: 'mail-sent',
    sky: '#CFE0F1',
    ground: paint.leaf,
    draw:
      flat('M0 570V480Q220 380 460 490T960 460V566H0Z', paint.mint) +
      at(340, 650, letterbox(paint.coral), { scale: 1.35 }) +
      at(140, 650, tulips(), { scale: 1.2 }) +
      at(860, 640, bush(paint.green), { scale: 0.9 }) +
      line('M560 410Q640 440 650 360T760 250', { width: 7, color: paint.paper }) +
      at(770, 230, envelope(), { turn: -14 }) +
      disc(560, 130, 46, paint.sun),
  },
  {
    name: 'application-received',
    sky: '#DED7F0',
    ground: paint.wood,
    draw:
      at(480, groundY, archDoor({ width: 280, height: 460, surround: paint.sun, color: paint.plum })) +
      at(480, 606, doormat(360, paint.honey)) +
      at(500, 610, envelope(), { scale: 0.9, turn: -8 }) +
      at(230, 360, archWindow(110, 170, paint.sun)) +
      at(740, 360, archWindow(110, 170, paint.sun)) +
      at(190, 650, toolbox(paint.coral), { scale: 0.9 }) +
      at(800, 650, pottedPlant(paint.green), { scale: 0.8 }),
  },
  {
    name: 'application-approved',
    sky: '#F4E3B8',
    ground: paint.leaf,
    people: [approved],
    draw:
      flat('M340 590 130 720H830L620 590Z', paint.sun) +
      at(
        480,
        590,
        archDoor({
          width: 300,
          height: 480,
          surround: paint.green,
          color: paint.coral,
          open: 0.85,
          light: paint.paper,
          inside: standing(approved, {
            x: 30,
            y: 10,
            scale: 0.21,
            trousers: paint.night,
            shoes: paint.sun,
            held: toolCase(),
          }),
        }),
      ) +
      at(480, 596, steps(340, 2)) +
      at(180, 650, tulips(), { scale: 1.3 }) +
      at(800, 650, tulips(), { scale: 1.3 }) +
      confetti(petals.filter((_, index) => index % 2 === 0)),
  },
];

/** The case a professional carries; the origin is its handle. */
export function toolCase(): string {
  return (
    line('M-70 70V0H70V70', { width: 30 }) +
    box(-210, 60, 420, 290, paint.coral, 40) +
    line('M-210 160H210') +
    box(-44, 130, 88, 70, paint.sun, 12)
  );
}

function leafOffItsHinges(): string {
  return (
    shape(archPath(-116, -410, 232, 410), paint.coral) +
    box(-84, -180, 70, 130, paint.coral, 8) +
    box(14, -180, 70, 130, paint.coral, 8) +
    shape(archPath(-64, -350, 128, 140), '#E6F1F7') +
    disc(88, -200, 11, paint.sun)
  );
}
