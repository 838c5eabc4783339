/**
 * Arched doorways with a professional and a tool of the trade in each, cropped at the bottom, on a transparent
 * background. For the card of a shared link.
 */
import { archPath, at, flat, picture, type Size } from '../drawing.ts';
import { type CategoryId, paint } from '../palette.ts';
import { bust, massFilters, type Person } from '../people.ts';
import { personOfPortrait } from '../portraits.ts';
import { dogHead } from '../parts/animals.ts';
import { comb, scissors, tumbler } from '../parts/beauty.ts';
import { laptop } from '../parts/devices.ts';
import { burger, steam } from '../parts/food.ts';
import { pottedPlant } from '../parts/plants.ts';
import { leafMark, paintTin, roller, sprayBottle } from '../parts/tools.ts';
import { bubbles, bucket } from '../parts/vehicles.ts';

interface Doorway {
  category: CategoryId;
  person: Person;
  rim: string;
  inside: string;
  height: number;
  /** In front of the person; the origin is the center of the doorway's base, in a doorway 200 wide. */
  prop: string;
}

const doorways: Doorway[] = [
  {
    category: 'beauty-wellness',
    person: personOfPortrait('p01'),
    rim: '#F6D9CF',
    inside: paint.rose,
    height: 410,
    prop: at(
      64,
      4,
      tumbler(
        paint.sun,
        at(-16, 20, comb(paint.plum), { scale: 0.7, turn: -10 }) +
          at(18, -16, scissors(paint.green), { scale: 0.5, turn: 186 }),
      ),
      { scale: 0.5 },
    ),
  },
  {
    category: 'auto-care',
    person: personOfPortrait('p12'),
    rim: '#CFE0F1',
    inside: paint.sky,
    height: 470,
    prop:
      at(-54, 4, bucket(paint.coral), { scale: 0.58 }) +
      bubbles([
        [-78, -116, 11],
        [-48, -142, 7],
        [-88, -150, 6],
      ]),
  },
  {
    category: 'pet-services',
    person: personOfPortrait('p23'),
    rim: '#F4E3B8',
    inside: '#EBCB72',
    height: 430,
    prop: at(48, -30, dogHead({ coat: paint.paper, mark: paint.wood, ears: 'floppy', patch: true, tongue: true }), {
      scale: 0.52,
    }),
  },
  {
    category: 'food-trucks',
    person: personOfPortrait('p34'),
    rim: '#FAD6B0',
    inside: '#F3B36F',
    height: 500,
    prop: at(-44, 2, burger(), { scale: 0.4 }) + at(-44, -100, steam(50), { scale: 0.5 }),
  },
  {
    category: 'home-services',
    person: personOfPortrait('p44'),
    rim: '#D9E7D2',
    inside: '#A9C8A0',
    height: 440,
    prop: at(56, 4, paintTin(paint.sun), { scale: 0.5 }) + at(-62, 10, roller(paint.sun), { scale: 0.4, turn: -6 }),
  },
  {
    category: 'tech-services',
    person: personOfPortrait('p58'),
    rim: '#DED7F0',
    inside: paint.lilac,
    height: 490,
    prop: at(0, 6, laptop('wifi', { shell: paint.blue }), { scale: 0.4 }),
  },
  {
    category: 'eco-services',
    person: personOfPortrait('p65'),
    rim: '#CDE8DC',
    inside: '#93CDB5',
    height: 420,
    prop:
      at(-60, 4, sprayBottle(paint.green, leafMark(2, -66, 84)), { scale: 0.4 }) +
      at(64, 4, pottedPlant(paint.coral), { scale: 0.32 }),
  },
];

const size: Size = { width: 1600, height: 540 };

/** Returns all seven doorways in a row. */
export function peopleStreetSvg(): string {
  const step = size.width / doorways.length;
  const content = doorways
    .map((doorway, index) => at(step * (index + 0.5), size.height, drawDoorway(doorway, step - 16)))
    .join('');
  return picture(size, content, { ink: 6, defs: massFilters(doorways.map(({ person }) => person)) });
}

function drawDoorway(doorway: Doorway, width: number): string {
  const rim = width * 0.045;
  const inner = width - rim * 2;
  const outline = archPath(-inner / 2, -doorway.height + rim, inner, doorway.height - rim);
  const id = `doorway-${doorway.category}`;
  return (
    flat(archPath(-width / 2, -doorway.height, width, doorway.height), doorway.rim) +
    flat(outline, doorway.inside) +
    `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">` +
    bust(doorway.person, 0, 110 - (doorway.height - 410) * 0.7, (width / 212) * 0.36) +
    `</g>` +
    at(0, 0, doorway.prop, { scale: width / 212 })
  );
}
