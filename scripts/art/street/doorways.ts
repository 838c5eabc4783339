/** The people behind the seven doors, one per trade, and when each door opens. */
import { at, box } from '../drawing.ts';
import { standing } from '../figures.ts';
import { paint } from '../palette.ts';
import type { Person } from '../people.ts';
import { personOfPortrait } from '../portraits.ts';
import { sittingDog } from '../parts/animals.ts';
import { comb, scissors, tumbler } from '../parts/beauty.ts';
import { laptop } from '../parts/devices.ts';
import { burger } from '../parts/food.ts';
import { pottedPlant } from '../parts/plants.ts';
import { bucket } from '../parts/vehicles.ts';
import { toolCase } from '../scenes/moments.ts';

export interface Doorway {
  person: Person;
  trousers: string;
  shoes: string;
  /** In the hand, in the figure's units. */
  held?: string;
  /** On the threshold beside the person, in the street's units. */
  beside?: string;
  /** The door is open between these times of the loop. */
  opens: number;
  closes: number;
}

export const doorways: readonly Doorway[] = [
  {
    person: personOfPortrait('p01'),
    trousers: paint.night,
    shoes: paint.coral,
    held: at(
      0,
      330,
      tumbler(
        paint.sun,
        at(-16, 20, comb(paint.plum), { scale: 0.7, turn: -10 }) +
          at(18, -16, scissors(paint.green), { scale: 0.5, turn: 186 }),
      ),
      { scale: 2.1 },
    ),
    opens: 0.04,
    closes: 0.66,
  },
  {
    person: personOfPortrait('p12'),
    trousers: paint.blue,
    shoes: paint.night,
    held: at(0, 420, bucket(paint.coral), { scale: 2.2 }),
    opens: 0.62,
    closes: 0.2,
  },
  {
    person: personOfPortrait('p23'),
    trousers: paint.green,
    shoes: paint.night,
    beside: at(34, 0, sittingDog({ coat: paint.paper, mark: paint.wood, ears: 'floppy', patch: true, tongue: true }), {
      scale: 0.3,
    }),
    opens: 0.18,
    closes: 0.84,
  },
  {
    person: personOfPortrait('p34'),
    trousers: paint.night,
    shoes: paint.wood,
    held: foodTray(),
    opens: 0.76,
    closes: 0.4,
  },
  {
    person: personOfPortrait('p44'),
    trousers: paint.wood,
    shoes: paint.night,
    held: toolCase(),
    opens: 0.34,
    closes: 0.94,
  },
  {
    person: personOfPortrait('p58'),
    trousers: paint.plum,
    shoes: paint.paper,
    held: at(10, 200, laptop('wifi', { shell: paint.blue }), { scale: 1.5 }),
    opens: 0.88,
    closes: 0.54,
  },
  {
    person: personOfPortrait('p65'),
    trousers: paint.blue,
    shoes: paint.coral,
    held: at(0, 330, pottedPlant(paint.coral), { scale: 1.5 }),
    opens: 0.48,
    closes: 0.06,
  },
];

/** Returns the person with the tools of the trade; the origin is the center of the threshold. */
export function professionalAt({ person, trousers, shoes, held, beside = '' }: Doorway, lift: number): string {
  const figure = standing(person, {
    x: held ? -6 : -16,
    y: 2 - lift,
    scale: 0.117,
    trousers,
    shoes,
    mirror: held !== undefined,
    ...(held ? { held } : {}),
  });
  return figure + beside;
}

/** Dinner on a tray, in a figure's units; the origin is the palm. */
function foodTray(): string {
  return at(-40, 40, burger(), { scale: 1.5 }) + box(-290, 30, 500, 44, paint.wood, 20);
}
