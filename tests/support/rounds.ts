const asked = process.env['FAULT_ROUNDS'];

/** How often a test of races or crashes repeats itself: once in `npm test`, as often as `npm run test:faults -- 200` says. */
export const rounds = Number(asked ?? 1);

/** The rounds of a test that takes turns: each kind has its turn, however few are asked for. */
export const roundsOver = (kinds: readonly unknown[]): number => Math.max(rounds, kinds.length);

/**
 * Whether `npm run test:faults` runs, with however few rounds: what takes minutes even once is left out of `npm
 * test`.
 */
export const isThorough = asked !== undefined;

/** Says to whoever asked for a number of rounds that this file does not go by it, and what it does. */
export function sayFixed(what: string): void {
  if (isThorough) process.stdout.write(`Whatever the number of rounds: ${what}\n`);
}
