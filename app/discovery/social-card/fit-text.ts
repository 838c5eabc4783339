export interface Fit {
  size: number;
  lines: string[];
}

export interface Room {
  /** In px. */
  width: number;
  /** The maximum number of lines. */
  lines: number;
  /** Sizes to try, the preferred one first. */
  sizes: readonly [number, ...number[]];
}

/** Breaks a text into lines at the largest size that fits; at the smallest size it is cut with an ellipsis. */
export function fitText(
  text: string,
  { width, lines, sizes }: Room,
  measure: (line: string, size: number) => number,
): Fit {
  const words = text.trim().split(/\s+/);
  for (const size of sizes) {
    const broken = breakLines(words, (line) => measure(line, size) <= width);
    if (broken.length <= lines && broken.every((line) => measure(line, size) <= width)) return { size, lines: broken };
  }
  const size = sizes.at(-1) ?? sizes[0];
  const fits = (line: string) => measure(line, size) <= width;
  const broken = breakLines(words, fits);
  const kept = broken.slice(0, lines);
  const isCut = broken.length > lines;
  return { size, lines: kept.map((line, index) => shortened(line, isCut && index === lines - 1, fits)) };
}

function breakLines(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function shortened(line: string, isCut: boolean, fits: (line: string) => boolean): string {
  if (!isCut && fits(line)) return line;
  const letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
