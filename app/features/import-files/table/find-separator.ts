/** What stands between the cells of a line. */
export const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

/**
 * Finds what separates the cells: the character that the line of column names has most often outside of quotes; a comma
 * if it has none.
 */
export function findSeparator(text: string): Separator {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character === '\n' || character === '\r') break;
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const countOf = (separator: Separator) => counts.get(separator) ?? 0;
  return separators.reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
}
