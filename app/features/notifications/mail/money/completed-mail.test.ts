import { expect, it } from 'vitest';
import { cents } from '#app/lib/money.ts';
import type { TransferHold } from '#app/features/payments/transfers/transfer.ts';
import { payoutText } from './completed-mail.ts';

it.each([
  [['admin'], 'We’re holding your share while we look into this visit.'],
  [['admin', 'problem'], 'We’re holding your share while we look into this visit.'],
  [['problem'], 'We’re holding your share until the client’s report is settled. We’ll email you then.'],
  [['dispute'], 'We’re holding your share until the client’s bank has decided. We’ll email you then.'],
  [
    ['problem', 'dispute'],
    'We’re holding your share until the client’s report is settled and the client’s bank has decided. We’ll email you then.',
  ],
] satisfies [TransferHold[], string][])('a share held by %j is said to wait for that', (holds, text) => {
  expect(payoutText({ amount: cents(6_750), status: 'held', holds })).toBe(text);
});
