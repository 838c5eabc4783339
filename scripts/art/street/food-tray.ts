import { at, box } from '../drawing.ts';
import { burger } from '../parts/food.ts';
import { paint } from '../palette.ts';

/** Dinner on a tray, in a figure's units; the origin is the palm. */
export function foodTray(): string {
  return at(-40, 40, burger(), { scale: 1.5 }) + box(-290, 30, 500, 44, paint.wood, 20);
}
