/** Garments over the plain top of the Open Peeps body: cuts that identify a trade at a glance. */
import { INK } from './palette.ts';

export type Garment = 'tee' | 'stripes' | 'apron' | 'overalls' | 'shirt' | 'cardigan' | 'vest';

/**
 * Returns the cut as SVG, in the body's units. `outline` is the path of the body's own top, to which the cut is
 * clipped so that it stays within the shoulders.
 */
export function clothes(garment: Garment, trim: string, outline: string): string {
  const cut = cuts[garment](trim);
  if (cut === '') return '';
  return (
    `<clipPath id="top"><path d="${outline}"/></clipPath>` +
    `<g clip-path="url(#top)" stroke="${INK}" stroke-width="11" stroke-linejoin="round" stroke-linecap="round">${cut}</g>`
  );
}

const cuts: Record<Garment, (trim: string) => string> = {
  tee: () => '',
  stripes: (trim) =>
    [690, 760, 830, 900, 970, 1040, 1110, 1180]
      .map((y) => `<path d="M-80 ${y}Q390 ${y + 70} 800 ${y - 10}" fill="none" stroke="${trim}" stroke-width="26"/>`)
      .join(''),
  apron: (trim) => `<path d="M252 575 232 830l-50 440h430l-68-440-34-250-34 18 12 202H282l8-214Z" fill="${trim}"/>`,
  overalls: (trim) =>
    `<path d="m212 585-6 60 44 200h292l20-200-22-60-44 16 2 164H298l-22-170Z" fill="${trim}"/>` +
    `<path d="M250 840 180 1290h440l-74-450Z" fill="${trim}"/>` +
    `<circle cx="274" cy="796" r="14" fill="#F5B83D"/><circle cx="522" cy="796" r="14" fill="#F5B83D"/>`,
  shirt: (trim) =>
    `<path d="m250 575-40 40 66 124 104-44ZM514 575l46 44-64 122-116-46Z" fill="${trim}"/>` +
    `<path d="M382 700v560" fill="none"/>` +
    `<circle cx="410" cy="800" r="7" fill="${INK}"/><circle cx="410" cy="920" r="7" fill="${INK}"/>`,
  cardigan: (trim) => `<path d="m246 570 136 290v500H-200V570ZM520 570 400 860v500h600V570Z" fill="${trim}"/>`,
  vest: (trim) =>
    `<path d="m232 585 146 255v420H130l60-640ZM524 585 398 840v420h240l-40-640Z" fill="${trim}"/><path d="M470 850h90" fill="none"/>`,
};
