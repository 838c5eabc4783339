import { expect } from 'vitest';

/**
 * Takes the steps of a moment at once. Stripe's own failures are passed on as what they are (502, 503); nothing else
 * may fail.
 */
export async function expectOnlyStripeFails<Step>(
  moment: readonly Step[],
  take: (step: Step) => Promise<number>,
): Promise<void> {
  const heard = await Promise.all(moment.map(take));
  expect(heard.filter((status) => status >= 500 && status !== 502 && status !== 503)).toEqual([]);
}
