const usual = [5, 10, 15, 20, 30, 45, 60, 90, 120] as const;

/** Returns the minutes a professional can choose from, in order, with what is guessed and what was chosen among them. */
export function driveChoices(...minutes: number[]): number[] {
  return [...new Set([...usual, ...minutes])].toSorted((one, other) => one - other);
}
