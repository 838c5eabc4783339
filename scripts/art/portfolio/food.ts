import { at, box, disc, flat, flatBox, flatDisc, line, oval, shape, times } from '../drawing.ts';
import { paint } from '../palette.ts';
import { bust } from '../people.ts';
import { personOfPortrait } from '../portraits.ts';
import { bowl as dip } from '../parts/animals.ts';
import {
  burger,
  cake,
  cupcake,
  doughnut,
  foodTruck,
  fries,
  iceCream,
  noodles,
  paperCup,
  pizza,
  plate,
  salad,
  servingBowl,
  skewer,
  steam,
  taco,
} from '../parts/food.ts';
import { flowers, herb, tree } from '../parts/plants.ts';
import { streetLamp } from '../parts/street.ts';
import { counter, outdoors, room, type Scene, square, tall, wide } from './scene.ts';

const cook = personOfPortrait('p34');
const baker = personOfPortrait('p35');

/** A gingham cloth over the whole picture, for food seen from above. */
function gingham(color: string): string {
  return (
    flatBox(0, 0, 1000, 1000, paint.paper) +
    times(5, (index) => flatBox(index * 200 + 50, 0, 100, 1000, `${color}66`)) +
    times(5, (index) => flatBox(0, index * 200 + 50, 1000, 100, `${color}66`))
  );
}

export const foodScenes: Scene[] = [
  {
    id: 'food-01',
    alt: 'Three tacos with lime and salsa',
    size: wide,
    draw:
      counter(wide, paint.coral, paint.sand, 540) +
      flatDisc(600, 400, 310, '#FFFFFF22') +
      at(600, 790, plate(1000), { scale: 1 }) +
      at(270, 770, taco(), { scale: 1.15 }) +
      at(920, 770, taco(), { scale: 1.15 }) +
      at(600, 790, taco(), { scale: 1.45 }) +
      at(600, 480, steam(150), { scale: 1.6 }),
  },
  {
    id: 'food-02',
    alt: 'Smash burger with fries',
    size: wide,
    draw:
      counter(wide, paint.sun, paint.wood, 620) +
      flatDisc(480, 400, 320, '#FFFFFF55') +
      at(470, 790, burger(), { scale: 2.1 }) +
      at(930, 800, fries(), { scale: 1.8 }),
  },
  {
    id: 'food-03',
    alt: 'Flat whites from the coffee cart',
    size: tall,
    draw:
      counter(tall, paint.mint, paint.paper, 840) +
      flatDisc(450, 560, 320, '#FFFFFF55') +
      at(320, 1060, paperCup(paint.green), { scale: 2.7 }) +
      at(640, 1090, paperCup(paint.coral), { scale: 2.2 }) +
      at(320, 470, steam(140), { scale: 1.4 }),
  },
  {
    id: 'food-04',
    alt: 'Strawberry birthday cake',
    size: square,
    draw:
      counter(square, paint.lilac, paint.paper, 720) +
      flatDisc(500, 460, 330, '#FFFFFF55') +
      line('M500 860V800', { width: 40 }) +
      at(500, 880, plate(420)) +
      at(500, 810, plate(760)) +
      at(500, 800, cake(paint.blush), { scale: 2 }),
  },
  {
    id: 'food-05',
    alt: 'The truck at lunch, downtown',
    size: wide,
    people: [cook],
    draw:
      room(wide, '#CFE0F1', paint.stone, 700) +
      at(110, 706, tree(paint.leaf, 480)) +
      at(1120, 706, streetLamp(false), { scale: 1.1 }) +
      at(600, 800, foodTruck(paint.coral, paint.green, bust(cook, 20, 90, 0.2)), { scale: 1.6 }),
  },
  {
    id: 'food-06',
    alt: 'Night market with the lights on',
    size: wide,
    people: [baker],
    draw:
      room(wide, paint.night, paint.plum, 700) +
      line('M-10 90Q300 220 600 100T1210 90') +
      times(9, (index) =>
        disc(70 + index * 132, [128, 156, 160, 138, 112, 104, 104, 108, 106][index] ?? 120, 17, paint.sun),
      ) +
      disc(1060, 240, 44, paint.paper) +
      flat('M330 520H860L1010 860H190Z', '#F5B83D55') +
      at(600, 800, foodTruck(paint.sun, paint.coral, bust(baker, 10, 90, 0.2)), { scale: 1.55 }),
  },
  {
    id: 'food-07',
    alt: 'Ramen with a soft egg',
    size: square,
    draw:
      counter(square, '#CDE8DC', paint.wood, 640) +
      flatDisc(500, 460, 330, paint.white) +
      at(500, 850, servingBowl(paint.coral, noodles()), { scale: 2.4 }) +
      at(420, 400, steam(120), { scale: 1.5 }),
  },
  {
    id: 'food-08',
    alt: 'Wood-fired pizza, basil and tomato',
    size: square,
    draw: gingham(paint.coral) + disc(500, 500, 430, paint.clay) + at(500, 500, pizza(370)),
  },
  {
    id: 'food-09',
    alt: 'Box of glazed doughnuts',
    size: square,
    draw:
      flatBox(0, 0, 1000, 1000, paint.rose) +
      box(90, 90, 820, 820, paint.paper, 40) +
      [
        [300, 300, paint.coral],
        [700, 300, paint.plum],
        [300, 700, paint.mint],
        [700, 700, paint.bark],
      ]
        .map(([x, y, fill]) => at(Number(x), Number(y), doughnut(String(fill)), { scale: 1.75 }))
        .join(''),
  },
  {
    id: 'food-10',
    alt: 'Market salad with herbs',
    size: wide,
    draw:
      counter(wide, paint.sun, paint.paper, 580) +
      at(560, 790, servingBowl(paint.blue, salad()), { scale: 2.2 }) +
      at(1010, 800, herb(paint.coral), { scale: 1.6 }) +
      at(130, 810, dip(paint.coral), { scale: 1.2 }),
  },
  {
    id: 'food-11',
    alt: 'Skewers over the grill',
    size: wide,
    draw:
      room(wide, paint.green, paint.leaf, 660) +
      at(600, 560, steam(220), { scale: 2 }) +
      shape('M180 560H1020Q1000 780 760 790H440Q200 780 180 560Z', paint.night) +
      line('M330 780 240 920M870 780 960 920', { width: 22 }) +
      oval(600, 560, 424, 60, paint.coral) +
      times(9, (index) => line(`M${260 + index * 85} 524V596`, { width: 6 })) +
      at(420, 530, skewer(), { scale: 1.1, turn: -8 }) +
      at(610, 560, skewer(), { scale: 1.1, turn: -8 }) +
      at(790, 540, skewer(), { scale: 1.1, turn: -8 }),
  },
  {
    id: 'food-12',
    alt: 'Cupcakes for a garden wedding',
    size: wide,
    draw:
      counter(wide, paint.blush, paint.paper, 640) +
      at(600, 810, plate(900)) +
      at(320, 790, cupcake(paint.white, paint.sun), { scale: 1.5 }) +
      at(600, 800, cupcake(paint.rose, paint.green), { scale: 1.7 }) +
      at(880, 790, cupcake(paint.lilac, paint.coral), { scale: 1.5 }) +
      at(1110, 790, flowers(), { scale: 1.2 }),
  },
  {
    id: 'food-13',
    alt: 'Two scoops by the park',
    size: tall,
    draw:
      outdoors(tall, '#CFE0F1', paint.mint, paint.leaf, 900) +
      at(450, 1080, iceCream(paint.coral, paint.sun), { scale: 2.7, turn: 6 }),
  },
];
