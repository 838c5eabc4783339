import { brandName } from '#app/content/site-copy.ts';
import { drawText, typefaces } from '#app/discovery/social-card/typeface.server.ts';
import { at, flatBox, picture } from '../drawing.ts';
import { paint } from '../palette.ts';
import { peopleStreetSvg } from './people-street.ts';

const size = { width: 1200, height: 630 };

/** Returns the picture of a shared link: logo and name above the middle of the street, on green, 1200 by 630. */
export function socialCardSvg(): string {
  return picture(
    size,
    flatBox(0, 0, size.width, size.height, paint.green) + at(-232, 158, peopleStreetSvg(), { scale: 1.04 }) + brand(),
  );
}

/** The mark in the colors of a dark page, and the name as an outline, side by side in the middle. */
function brand(): string {
  const name = drawText(brandName, typefaces.display, 104, -0.03);
  const mark = { width: 82, gap: 26 };
  const left = (size.width - mark.width - mark.gap - name.width) / 2;
  return (
    at(
      left,
      44,
      `<g stroke="none"><path fill="${paint.mint}" d="M3 30V15a13 13 0 0 1 26 0v15Z"/><path fill="${paint.sun}" d="M8 30V15a8 8 0 0 1 16 0v15Z"/><path fill="#063B32" d="M8 30V15a8 8 0 0 1 4.8-7.3L17.5 10.6V32.6Z"/><circle cx="15" cy="20.6" r="1.3" fill="${paint.sun}"/></g>`,
      { scale: 3.1 },
    ) + at(left + mark.width + mark.gap, 136, `<path d="${name.d}" fill="${paint.paper}" stroke="none"/>`)
  );
}
