import type { InspectedLine } from './inspected-line.ts';

/** The outcomes of all lines as one text: the first letter of each. */
export function outcomesOf(lines: readonly Pick<InspectedLine, 'outcome'>[]): string {
  return lines.map(({ outcome }) => outcome.charAt(0)).join('');
}
