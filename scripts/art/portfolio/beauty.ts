import { at, glint } from '../drawing.ts';
import { paint } from '../palette.ts';
import { bust, type Person } from '../people.ts';
import {
  brush,
  comb,
  dryer,
  hand,
  handMirror,
  jar,
  lipstick,
  makeUpPalette,
  massageTable,
  polish,
  pumpBottle,
  salonChair,
  scissors,
  stones,
  towels,
  tumbler,
  vanityMirror,
} from '../parts/beauty.ts';
import { cabinet, candle, pendant, table, wallWindow } from '../parts/furniture.ts';
import { flowers, leaf, pottedPlant } from '../parts/plants.ts';
import { hairs, skins } from '../portraits.ts';
import { counter, inNiche, niche, room, type Scene, square, tall, wide } from './scene.ts';

const wearsCape = { garment: 'tee', top: paint.night } as const;
const curls: Person = { head: 'longCurly', face: 'smile', skin: skins[3], hair: hairs.copper, ...wearsCape };
const bob: Person = {
  head: 'bangs2',
  face: 'calm',
  skin: skins[0],
  hair: hairs.chestnut,
  garment: 'tee',
  top: paint.green,
};
const braids: Person = {
  head: 'cornrows2',
  face: 'smile',
  skin: skins[4],
  hair: hairs.black,
  garment: 'tee',
  top: paint.sun,
};
const waves: Person = {
  head: 'long',
  face: 'laugh',
  skin: skins[1],
  hair: hairs.blond,
  garment: 'tee',
  top: paint.coral,
};
const fade: Person = {
  head: 'flatTop',
  face: 'smile',
  skin: skins[4],
  hair: hairs.black,
  beard: 'full',
  ...wearsCape,
};
const updo: Person = {
  head: 'bun',
  face: 'cute',
  skin: skins[2],
  hair: hairs.brown,
  cloth: paint.white,
  garment: 'tee',
  top: paint.white,
};

/** A hairstyle: one bust in the arch. */
function hairDo(person: Person, ground: string, inside: string): string {
  return (
    niche(square, ground, inside) +
    inNiche(square, bust(person, 500, 1330, 0.98)) +
    glint(170, 190, 44, paint.white) +
    glint(856, 300, 30, paint.white)
  );
}

export const beautyScenes: Scene[] = [
  {
    id: 'beauty-01',
    alt: 'Copper curls, cut and shaped',
    size: square,
    people: [curls],
    draw: hairDo(curls, paint.blush, paint.rose),
  },
  {
    id: 'beauty-02',
    alt: 'Chestnut bob with a straight fringe',
    size: square,
    people: [bob],
    draw: hairDo(bob, '#F4E3B8', paint.sun),
  },
  {
    id: 'beauty-03',
    alt: 'Feed-in braids in a high ponytail',
    size: square,
    people: [braids],
    draw: hairDo(braids, '#DED7F0', paint.lilac),
  },
  {
    id: 'beauty-04',
    alt: 'Honey blond with soft waves',
    size: square,
    people: [waves],
    draw: hairDo(waves, '#CDE8DC', paint.mint),
  },
  {
    id: 'beauty-05',
    alt: 'High-top fade with a lined beard',
    size: square,
    people: [fade],
    draw: hairDo(fade, '#CFE0F1', paint.sky),
  },
  {
    id: 'beauty-06',
    alt: 'Bridal updo with a white ribbon',
    size: tall,
    people: [updo],
    draw:
      niche(tall, paint.sand, paint.blush, 700) +
      inNiche(tall, bust(updo, 450, 1500, 0.98), 700) +
      leaf(110, 1210, 300, 14, paint.leaf) +
      leaf(60, 1210, 250, -10, paint.mint) +
      leaf(790, 1210, 300, -14, paint.leaf) +
      leaf(850, 1210, 240, 10, paint.mint) +
      glint(120, 170, 40, paint.sun) +
      glint(790, 250, 28, paint.sun),
  },
  {
    id: 'beauty-07',
    alt: 'Gel manicure in coral and marigold',
    size: tall,
    draw:
      counter(tall, paint.lilac, '#DED7F0', 860) +
      at(400, 1120, hand(skins[2], [paint.coral, paint.sun]), { scale: 1.7 }) +
      at(720, 900, polish(paint.coral), { scale: 1.3 }) +
      at(830, 960, polish(paint.sun), { scale: 1.3 }) +
      at(110, 920, polish(paint.green), { scale: 1.3 }),
  },
  {
    id: 'beauty-08',
    alt: 'Evening make-up palette with brushes',
    size: wide,
    draw:
      counter(wide, paint.rose, paint.blush, 380) +
      at(
        520,
        560,
        makeUpPalette([
          paint.blush,
          paint.rose,
          paint.coral,
          paint.clay,
          paint.lilac,
          paint.plum,
          paint.sun,
          paint.wood,
        ]),
        { scale: 1.5, turn: -6 },
      ) +
      at(960, 620, brush(paint.wood), { scale: 1.5, turn: 24 }) +
      at(1080, 600, brush(paint.coral), { scale: 1.5, turn: 12 }) +
      at(130, 480, lipstick(paint.coral), { scale: 1.2 }) +
      at(1010, 300, glintPair()),
  },
  {
    id: 'beauty-09',
    alt: 'Massage table ready with candles and warm towels',
    size: wide,
    draw:
      room(wide, paint.mint, paint.clay, 680) +
      at(860, 110, wallWindow(280, 320, paint.sky, paint.paper)) +
      at(120, 740, pottedPlant(paint.coral), { scale: 1.5 }) +
      at(580, 820, massageTable(paint.green), { scale: 1.25 }) +
      at(640, 556, towels([paint.sun, paint.paper, paint.coral])) +
      at(1070, 800, table(190, 200)) +
      at(1030, 600, candle(90)) +
      at(1092, 600, candle(56, paint.rose)),
  },
  {
    id: 'beauty-10',
    alt: 'Hot stones, oil and eucalyptus',
    size: square,
    draw:
      counter(square, '#CDE8DC', paint.paper, 560) +
      at(270, 720, stones(), { scale: 2 }) +
      at(640, 740, pumpBottle(paint.green), { scale: 1.7 }) +
      at(840, 800, candle(120), { scale: 1.5 }) +
      leaf(520, 880, 190, -76, paint.leaf) +
      leaf(500, 880, 190, -100, paint.mint) +
      leaf(470, 860, 170, -50, paint.green),
  },
  {
    id: 'beauty-11',
    alt: 'A salon corner set up in a living room',
    size: wide,
    draw:
      room(wide, paint.blush, paint.wood, 690) +
      at(360, 560, vanityMirror(paint.sun)) +
      at(360, 830, cabinet(520, 250, paint.green)) +
      at(230, 580, pumpBottle(paint.coral), { scale: 0.8 }) +
      at(
        470,
        580,
        tumbler(
          paint.paper,
          at(-18, 20, comb(paint.plum), { scale: 0.7, turn: -8 }) +
            at(16, -20, scissors(paint.coral), { scale: 0.5, turn: 186 }),
        ),
        { scale: 0.9 },
      ) +
      at(840, 830, salonChair(paint.coral), { scale: 1.15 }) +
      at(1090, 800, pottedPlant(paint.sun), { scale: 1.3 }) +
      at(840, 0, pendant(130)),
  },
  {
    id: 'beauty-12',
    alt: 'Dryer, mirror and creams of a mobile stylist',
    size: wide,
    draw:
      counter(wide, paint.sky, '#CFE0F1', 640) +
      at(360, 760, dryer(paint.coral), { scale: 1.9 }) +
      at(720, 780, handMirror(paint.plum), { scale: 1.6 }) +
      at(960, 790, jar(paint.sun), { scale: 1.3 }) +
      at(1090, 740, flowers(), { scale: 1.3 }) +
      glint(620, 150, 40, paint.white) +
      glint(140, 170, 30, paint.white),
  },
];

function glintPair(): string {
  return glint(0, 0, 44, paint.white) + glint(80, 70, 24, paint.white);
}
