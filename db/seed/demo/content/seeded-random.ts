/** Random-looking numbers that are the same for the same seed (mulberry32). */
export interface SeededRandom {
  /** A whole number from `least` to `most`, inclusive. */
  between(least: number, most: number): number;
  /** True with a probability of `percent` in 100. */
  chance(percent: number): boolean;
  /** A random item; undefined if there are none. */
  pick<T>(items: readonly T[]): T | undefined;
}

export function seededRandom(seed: string): SeededRandom {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (percent) => next() * 100 < percent,
    pick: (items) => items[Math.floor(next() * items.length)],
  };
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
