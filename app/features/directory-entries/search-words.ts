const longestWord = 40;
const wordsMaximum = 500;

// Letters that Unicode does not decompose into a base and an accent.
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '’': "'",
};

/** Normalizes text for comparison: lowercase, without accents. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[ßæœøłđðþı’]/g, (letter) => spelledOut[letter] ?? letter);
}

/** Returns the distinct normalized words of texts. "Wi-Fi" yields wi, fi and wifi, so that all three find it. */
export function wordsOf(...texts: readonly (string | null)[]): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [compound] of plainText(text ?? '').matchAll(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu)) {
      const parts = compound.split(/['-]/);
      for (const word of parts.length > 1 ? [...parts, parts.join('')] : parts) words.add(word.slice(0, longestWord));
    }
  }
  return [...words].slice(0, wordsMaximum);
}
