import { at, box } from '../drawing.ts';
import { burger } from '../parts/food.ts';
import { paint } from '../palette.ts';

/** Dinner on a tray, in the units of a figure; its origin is in the palm. */
export function foodTray(): string {
  return at(-40, 40, burger(), { scale: 1.5 }) + box(-290, 30, 500, 44, paint.wood, 20);
}
