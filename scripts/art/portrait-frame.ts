/** Frames a person as a square bust: the head fills the frame, and the lower edge crops the shoulders. */
import { INK } from './palette.ts';
import { type Head, massFilters, type Person, personSvg } from './people.ts';

/** Heads with hair above the usual frame, which get a wider one. */
const tallHeads = new Set<Head>(['bun', 'bun2', 'buns', 'longCurly', 'flatTopLong', 'bantuKnots', 'hatHip', 'grayBun']);

/** Returns a transparent square document, so that the page can choose the tint behind it in either theme. */
export function portraitSvg(person: Person): string {
  const [x, y, side] = frameOf(person.head);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="${x} ${y} ${side} ${side}" stroke="none" color="${INK}">` +
    `<defs>${massFilters([person])}</defs>${personSvg(person)}</svg>`
  );
}

function frameOf(head: Head): [x: number, y: number, side: number] {
  if (head === 'longAfro') return [-70, -70, 850];
  return tallHeads.has(head) ? [-15, -25, 780] : [-2, 12, 744];
}
