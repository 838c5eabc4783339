import { expect, it } from 'vitest';
import { isReachable } from '#app/features/slot-rules/reach.ts';
import { estimateLeg } from '#app/features/travel/drive/leg.ts';
import { drawTravelDay, expectedReach } from '#tests/support/travel/reach-oracle.ts';
import { isThorough, sayFixed } from '#tests/support/vitest/rounds.ts';

const days = isThorough ? 1_000_000 : 20_000;

/** Mulberry32: the same days for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

it('says of a million random days what driving them minute by minute says', () => {
  sayFixed(`${days} days`);
  const first = Date.now() % 1_000_000_007;
  const answers = { yes: 0, no: 0 };
  for (let seed = first; seed < first + days; seed += 1) {
    const { rules, visit, offset } = drawTravelDay(randomFrom(seed), estimateLeg);
    const expected = expectedReach(rules, visit, offset);
    answers[expected ? 'yes' : 'no'] += 1;
    if (isReachable(rules, visit, offset) !== expected) expect.fail(`seed ${seed}: it should be ${String(expected)}`);
  }
  expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(days / 20);
});
