import { expect, it } from 'vitest';
import { oneTimeCode, stepAt, stepOfCode } from './one-time-code.server.ts';

// The secret and the last six digits of the codes of RFC 6238, appendix B (SHA-1).
const secret = '12345678901234567890';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at %i s is %s', (seconds, code) => expect(oneTimeCode(secret, stepAt(seconds * 1000))).toBe(code));

it('a code is known one step early and late, and no further', () => {
  const now = 1_234_567_890_000;
  const code = oneTimeCode(secret, stepAt(now));
  const found = [-60, -30, 0, 30, 60].map((seconds) => stepOfCode(secret, code, now + seconds * 1000));
  expect(found).toEqual([undefined, stepAt(now), stepAt(now), stepAt(now), undefined]);
});
