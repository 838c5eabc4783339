import { expect, it } from 'vitest';
import { bookingNote } from './booking-note.ts';

const booking = {
  status: 'cancelled',
  payment_method: null,
  problem_status: null,
  refund_trouble: null,
  refunded_amount: null,
  refund_amount: null,
} as const;

it.each([
  ['a cancelled one that was never paid', booking, 'Not paid'],
  ['a cancelled one without a refund', { ...booking, payment_method: 'card' }, null],
  ['one that waits for its payment', { ...booking, status: 'pending' }, null],
  ['a payment that came too late and went back', { ...booking, refunded_amount: '75.00' }, '$75.00 refunded'],
  ['a refund that failed', { ...booking, refund_trouble: 'failed' }, expect.stringContaining('your bank')],
  [
    'a refund that waits for a dispute',
    { ...booking, refunded_amount: '75.00', refund_trouble: 'waits-for-bank' },
    'Your bank is looking into this payment. Your refund waits for that.',
  ],
] as const)('of %s it says so', (_, noted, note) => {
  expect(bookingNote(noted)).toEqual(note);
});
