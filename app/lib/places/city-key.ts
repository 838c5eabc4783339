const spelledOut = new Map([
  ['st', 'saint'],
  ['ft', 'fort'],
  ['mt', 'mount'],
]);

/** Returns the form in which "City, ST" is compared: lower case, no dots, "St", "Ft", "Mt" spelled out. */
export function cityKey(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll('.', ' ')
    .replace(/\s*,\s*/, ', ')
    .trim()
    .split(/\s+/);
  return words.map((word) => spelledOut.get(word) ?? word).join(' ');
}
