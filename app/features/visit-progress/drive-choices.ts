const usual = [5, 10, 15, 20, 30, 45, 60, 90, 120] as const;

/** Returns the minutes a professional can choose from, in order, with the first guess among them. */
export function driveChoices(guess: number): number[] {
  return [...new Set([...usual, guess])].toSorted((one, other) => one - other);
}
