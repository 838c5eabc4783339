import { at, flatBox, picture } from '../drawing.ts';
import { paint } from '../palette.ts';
import { peopleStreetSvg } from './people-street.ts';

/** Returns the picture of a shared link: the middle of the street on green, 1200 by 630. */
export function socialCardSvg(): string {
  return picture(
    { width: 1200, height: 630 },
    flatBox(0, 0, 1200, 630, paint.green) + at(-232, 75, peopleStreetSvg(), { scale: 1.04 }),
  );
}
