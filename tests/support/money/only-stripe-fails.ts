import { expect } from 'vitest';

/** Runs the steps of a moment concurrently. Stripe's own failures are passed on (502, 503); nothing else may fail. */
export async function expectOnlyStripeFails<Step>(
  moment: readonly Step[],
  take: (step: Step) => Promise<number>,
): Promise<void> {
  const heard = await Promise.all(moment.map(take));
  expect(heard.filter((status) => status >= 500 && status !== 502 && status !== 503)).toEqual([]);
}
