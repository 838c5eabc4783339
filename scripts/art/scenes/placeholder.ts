import { archPath, disc, flatBox, picture, shape } from '../drawing.ts';
import { paint } from '../palette.ts';

/** Returns the placeholder for a missing picture: a closed door on sand. */
export function placeholderSvg(): string {
  const door =
    shape(archPath(120, 84, 160, 316), paint.stone) +
    shape(archPath(144, 108, 112, 292), paint.sand) +
    shape(archPath(168, 136, 64, 84), paint.paper) +
    disc(236, 268, 8, paint.sun);
  return picture({ width: 400, height: 400 }, flatBox(0, 0, 400, 400, '#EFE6D8') + door, { ink: 6 });
}
