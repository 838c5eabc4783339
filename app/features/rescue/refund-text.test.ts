import { expect, it } from 'vitest';
import { refundText } from './refund-text.ts';

it.each([
  ['75.00', false, 'Your $75.00 goes back to your card in full, whatever you choose here.'],
  ['55.00', false, '$55.00, the rest of what you paid, goes back to your card, whatever you choose here.'],
  ['0.00', false, 'What you paid was refunded before.'],
  [
    '75.00',
    true,
    'Your bank is looking into this payment. Once it has decided, you get $75.00 back, from the bank or from us, whatever you choose here.',
  ],
  ['0.00', true, 'What you paid was refunded before.'],
])(
  'of $75 paid, $%s is refunded now, after a dispute: %s; the page says where all of it goes',
  (refund_amount, waits_for_bank, text) => {
    expect(refundText({ total_amount: '75.00', refund_amount, waits_for_bank })).toBe(text);
  },
);
