import { at, flat, flatBox, glint, line, shape, times } from '../drawing.ts';
import { paint } from '../palette.ts';
import { bust } from '../people.ts';
import { personOfPortrait } from '../portraits.ts';
import {
  bone,
  bowl,
  type Dog,
  dogHead,
  rubberDuck,
  sittingCat,
  sittingDog,
  sleepingCat,
  tub,
} from '../parts/animals.ts';
import { comb, pumpBottle, scissors, towels } from '../parts/beauty.ts';
import { rug, sofa, wallWindow } from '../parts/furniture.ts';
import { pottedPlant, tree } from '../parts/plants.ts';
import { bush } from '../parts/street.ts';
import { bubbles } from '../parts/vehicles.ts';
import { counter, inNiche, niche, outdoors, room, type Scene, square, tall, wide } from './scene.ts';

const beagle: Dog = { coat: '#E3AE74', mark: paint.wood, ears: 'floppy', patch: true, tongue: true };
const shepherd: Dog = { coat: '#C98F56', mark: paint.bark, ears: 'pointed', tongue: true };
const poodle: Dog = { coat: paint.sand, mark: paint.rose, ears: 'curly', content: true };
const terrier: Dog = { coat: paint.white, mark: paint.clay, ears: 'button', patch: true };
const labrador: Dog = { coat: '#4A3428', mark: '#2F211A', ears: 'floppy', tongue: true };
const doodle: Dog = { coat: '#DFA45C', mark: '#C07F3A', ears: 'curly', tongue: true };
const husky: Dog = { coat: paint.steel, mark: paint.night, ears: 'pointed', patch: true };
const walker = personOfPortrait('p24');

/** A groomed animal sitting in the arch. */
function groomed(animal: string, ground: string, inside: string): string {
  return (
    niche(square, ground, inside) +
    at(500, 960, animal, { scale: 2.05 }) +
    glint(150, 190, 44, paint.white) +
    glint(870, 260, 30, paint.white)
  );
}

function bath(dog: Dog, wall: string, tubColor: string, towel: string): string {
  return (
    room(wide, wall, paint.paper, 720) +
    times(
      9,
      (index) =>
        line(`M${index * 150} 0V720`, { width: 3, color: '#FFFFFF88' }) +
        line(`M0 ${index * 120 - 60}H1200`, { width: 3, color: '#FFFFFF88' }),
    ) +
    flatBox(0, 720, 1200, 180, paint.paper) +
    line('M-10 720H1210') +
    at(580, 850, tub(tubColor, at(0, -60, sittingDog(dog), { scale: 1.1 })), { scale: 1.6 }) +
    at(800, 548, rubberDuck(), { scale: 1.2 }) +
    at(1080, 850, towels([towel, paint.paper, paint.sun]), { scale: 1.1 }) +
    at(120, 850, pumpBottle(paint.green), { scale: 1.1 }) +
    bubbles([
      [220, 250, 40],
      [330, 150, 22],
      [900, 210, 46],
      [1010, 330, 24],
      [820, 110, 18],
    ])
  );
}

export const petScenes: Scene[] = [
  {
    id: 'pets-01',
    alt: 'Beagle after a bath and brush',
    size: square,
    draw: groomed(sittingDog(beagle), '#F4E3B8', paint.sun),
  },
  {
    id: 'pets-02',
    alt: 'Poodle with a lion trim',
    size: square,
    draw: groomed(sittingDog(poodle, paint.green), '#DED7F0', paint.lilac),
  },
  {
    id: 'pets-03',
    alt: 'Terrier, hand-stripped',
    size: square,
    draw: groomed(sittingDog(terrier, paint.blue), paint.blush, paint.coral),
  },
  {
    id: 'pets-04',
    alt: 'Goldendoodle, de-matted and fluffed',
    size: square,
    draw: groomed(sittingDog(doodle, paint.plum), '#CDE8DC', paint.mint),
  },
  {
    id: 'pets-05',
    alt: 'Tabby cat in a coral bow tie',
    size: square,
    draw: groomed(
      sittingCat({ coat: paint.steel, mark: paint.night, stripes: true }, paint.coral),
      '#CFE0F1',
      paint.sky,
    ),
  },
  {
    id: 'pets-06',
    alt: 'Bath time for a chocolate labrador',
    size: wide,
    draw: bath(labrador, paint.sky, paint.white, paint.coral),
  },
  {
    id: 'pets-07',
    alt: 'Shepherd in the tub, with company',
    size: wide,
    draw: bath(shepherd, paint.mint, paint.sun, paint.plum),
  },
  {
    id: 'pets-08',
    alt: 'Morning walk in the park',
    size: wide,
    people: [walker],
    draw:
      outdoors(wide, '#CFE0F1', paint.mint, paint.leaf, 640) +
      at(130, 660, tree(paint.green, 460)) +
      at(1090, 670, bush(paint.green)) +
      flat('M0 780Q600 690 1200 780V900H0Z', paint.sand) +
      line('M520 790Q640 740 760 720', { width: 8, color: paint.coral }) +
      bust(walker, 420, 1010, 0.7) +
      at(860, 850, sittingDog(husky), { scale: 1.15 }),
  },
  {
    id: 'pets-09',
    alt: 'Two visitors waiting for dinner',
    size: wide,
    draw:
      room(wide, paint.coral, paint.sand, 700) +
      at(600, 90, wallWindow(300, 280, paint.sky, paint.paper)) +
      at(360, 840, sittingDog({ ...terrier, tongue: true }, paint.sun), { scale: 1.35 }) +
      at(820, 840, sittingCat({ coat: paint.honey, mark: paint.wood, stripes: true }), { scale: 1.35 }) +
      at(560, 880, bowl(paint.blue)) +
      at(1060, 870, bowl(paint.green)) +
      at(110, 860, bone(), { turn: -12 }),
  },
  {
    id: 'pets-10',
    alt: 'House visit for a sleepy cat',
    size: wide,
    draw:
      room(wide, '#D9E7D2', paint.wood, 700) +
      at(190, 80, wallWindow(240, 300, paint.sky)) +
      at(600, 840, rug(900, paint.sun, paint.coral)) +
      at(620, 800, sofa(paint.blue, paint.coral), { scale: 1.4 }) +
      at(560, 620, sleepingCat(paint.honey, paint.bark), { scale: 1.15 }) +
      at(1110, 830, pottedPlant(paint.coral), { scale: 1.3 }),
  },
  {
    id: 'pets-11',
    alt: 'Nail and coat kit for a home visit',
    size: tall,
    draw:
      counter(tall, paint.sun, paint.paper, 800) +
      at(450, 560, dogHead({ ...beagle, tongue: false }), { scale: 2.9 }) +
      flatBox(0, 805, 900, 400, paint.paper) +
      line('M-10 800H910') +
      paw(250) +
      paw(650) +
      at(170, 1120, pumpBottle(paint.green), { scale: 1.2 }) +
      at(420, 1120, comb(paint.plum), { scale: 0.9, turn: 60 }) +
      at(740, 1010, scissors(paint.coral), { scale: 0.9, turn: -40 }),
  },
  {
    id: 'pets-12',
    alt: 'Gray kitten after its first brush',
    size: tall,
    draw:
      niche(tall, '#F4E3B8', paint.coral, 700) +
      inNiche(
        tall,
        at(450, 1290, sittingCat({ coat: paint.stone, mark: paint.steel, content: true }, paint.green), {
          scale: 2.3,
        }),
        700,
      ) +
      glint(110, 150, 40, paint.white) +
      glint(800, 240, 28, paint.white),
  },
];

/** A paw over the edge of the table. */
function paw(x: number): string {
  return at(
    x,
    800,
    shape('M-70 50Q-76-60 0-60T70 50Q70 76 44 76 22 86 0 80-22 86-44 76-70 76-70 50Z', paint.white) +
      line('M-24 36V76M24 36V76', { width: 7 }),
  );
}
