import { expect, it } from 'vitest';
import { refundText } from './refund-text.ts';

it.each([
  ['75.00', 'Your $75.00 goes back to your card in full, whatever you choose here.'],
  ['55.00', '$55.00, the rest of what you paid, goes back to your card, whatever you choose here.'],
  ['0.00', 'What you paid was refunded before.'],
])('of $75 paid, $%s is refunded now: the page says where all of it goes', (refund_amount, text) => {
  expect(refundText({ total_amount: '75.00', refund_amount })).toBe(text);
});
