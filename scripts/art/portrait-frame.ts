/** Frames a person as a square bust: the head fills the frame, and the lower edge crops the shoulders. */
import { INK } from './palette.ts';
import { massFilters, type Person, personSvg } from './people.ts';

/** Heads with hair above the usual frame, which get a wider one. */
const tallHeads = new Set<Person['head']>([
  'bun',
  'bun2',
  'buns',
  'longCurly',
  'flatTopLong',
  'bantuKnots',
  'hatHip',
  'grayBun',
  'front-quiff',
]);

/** Returns a transparent square document, so that the page can choose the tint behind it in either theme. */
export function portraitSvg(person: Person): string {
  const [x, y, side] = frameOf(person);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="${x} ${y} ${side} ${side}" stroke="none" color="${INK}">` +
    `<defs>${massFilters([person])}</defs>${turned(personSvg(person), person, x + side / 2)}</svg>`
  );
}

/** Mirrors a person who looks to the left: the set looks to the right only. */
function turned(drawn: string, { turn }: Person, axis: number): string {
  return turn === 'left' ? `<g transform="matrix(-1 0 0 1 ${2 * axis} 0)">${drawn}</g>` : drawn;
}

function frameOf({ head, view }: Person): [x: number, y: number, side: number] {
  if (head === 'longAfro') return [-70, -70, 850];
  if (head === 'front-afro' || head === 'front-bun') return [-30, -60, 820];
  if (tallHeads.has(head)) return [-15, -25, 780];
  return [view === 'front' ? 10 : -2, 12, 744];
}
