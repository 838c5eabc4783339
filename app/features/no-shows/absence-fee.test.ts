import { expect, it } from 'vitest';
import { absenceFeeText, absenceOutcome, absenceOutlook } from './absence-fee.ts';

it.each([
  [
    '50.00',
    '50% of the total is kept, as for a late cancellation',
    'Maya pays the late-cancellation fee, and your share of it follows a day later. The rest is refunded.',
    'Your share of the late-cancellation fee follows a day later, unless your client objects.',
  ],
  [
    '100.00',
    '100% of the total is kept, as for a late cancellation',
    'Maya pays the late-cancellation fee, and your share of it follows a day later.',
    'Your share of the late-cancellation fee follows a day later, unless your client objects.',
  ],
  [
    '0.00',
    'you’re refunded in full',
    'This booking has no late-cancellation fee, so Maya is refunded in full.',
    'This booking has no late-cancellation fee, so your client is refunded in full.',
  ],
])('at a fee of %s%%, both sides read what an absence costs and what is left', (percent, fee, outlook, outcome) => {
  expect([absenceFeeText(percent), absenceOutlook(percent, 'Maya'), absenceOutcome(percent)]).toEqual([
    fee,
    outlook,
    outcome,
  ]);
});
