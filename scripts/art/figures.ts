/** Full figures: the set's busts with our own forearms, hands and legs, so that people can stand in a scene. */
import { at, disc, line, shape } from './drawing.ts';
import { INK } from './palette.ts';
import { type Person, personSvg } from './people.ts';

interface Stance {
  /** The center of the soles. */
  x: number;
  y: number;
  /** 1 is 2100 units tall. */
  scale: number;
  trousers: string;
  shoes: string;
  /** By default a figure looks to the right, as in the set. */
  mirror?: boolean;
  /** Held in the hand on the left, in the figure's units; its origin is in the palm. */
  held?: string;
}

export function standing(person: Person, stance: Stance): string {
  const { trousers, shoes, held = '' } = stance;
  const figure =
    `<g stroke-width="18" stroke="${INK}">` +
    shape('M112 1180H660L640 2010H430L392 1440 350 2010H140Z', trousers) +
    shape('M120 2090Q110 1996 200 1996H356V2090ZM428 2090V1996H580Q680 2000 690 2090Z', shoes) +
    at(-2, 1530, held) +
    shape('M658 1180H728Q744 1330 720 1440H664Z', person.skin) +
    disc(696, 1456, 50, person.skin) +
    shape('M-40 1180H114Q120 1340 70 1460H-40Q-52 1320-40 1180Z', person.skin) +
    disc(12, 1470, 66, person.skin) +
    line('M-6 1500Q14 1528 44 1512', { width: 12 }) +
    '</g>' +
    `<g stroke="none">${personSvg(person)}</g>` +
    line('M116 1208H656', { width: 14 });
  return at(stance.x, stance.y, at(-385, -2090, figure), {
    scale: stance.scale,
    mirror: stance.mirror ?? false,
  });
}
