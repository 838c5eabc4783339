const asked = process.env['FAULT_ROUNDS'];

/**
 * How often a race or crash test repeats: once in `npm test`, or as many times as `npm run test:faults -- 200` says.
 */
export const rounds = Number(asked ?? 1);

/** Returns the rounds of a test that takes turns: every kind gets its turn, however few rounds are requested. */
export const roundsOver = (kinds: readonly unknown[]): number => Math.max(rounds, kinds.length);

/**
 * Whether this is `npm run test:faults`, with any number of rounds: tests that take minutes even once are left out of
 * `npm test`.
 */
export const isThorough = asked !== undefined;

/** Prints that this file ignores the requested number of rounds, and what it does instead. */
export function sayFixed(what: string): void {
  if (isThorough) process.stdout.write(`Whatever the number of rounds: ${what}\n`);
}
