import { describe, expect, it } from 'vitest';
import type { DueCancellation } from '#app/features/booking-outcomes/cancel/due-cancellation.ts';
import { closureMailContent } from './closure-mail.ts';
import { proves } from '#tests/support/proves.ts';

const visit = (overrides: Partial<DueCancellation> = {}): DueCancellation => ({
  booking_id: '019a0000-0000-7000-8000-000000000000',
  as: 'client',
  status: 'confirmed',
  service_name: 'Haircut',
  other_party: 'Paula Professional',
  start_time: '2026-11-21T14:00:00-06:00',
  time_zone: 'America/Chicago',
  total_amount: '75.00',
  refund_amount: '75.00',
  kept_amount: '0.00',
  ...overrides,
});

describe('the mail that confirms a deletion', proves('OPEN-46'), () => {
  it.each([
    [{}, 'Haircut: cancelled. $75.00 is on its way back to your card.'],
    [
      { refund_amount: '37.50', kept_amount: '37.50' },
      'Haircut: cancelled. $37.50 is on its way back to your card; $37.50 stays as the late-cancellation fee.',
    ],
    [
      { refund_amount: '0.00', kept_amount: '75.00' },
      'Haircut: cancelled. The late-cancellation fee is the full amount, so nothing is refunded.',
    ],
    [{ status: 'pending', refund_amount: '0.00' }, 'Haircut: cancelled. Nothing was paid for it.'],
    [{ as: 'professional' }, 'Haircut: cancelled. Your client gets $75.00 back.'],
    [{ refund_amount: '0.00' }, 'Haircut: cancelled. What you paid was refunded before.'],
    [{ as: 'professional', refund_amount: '0.00' }, 'Haircut: cancelled. Your client was refunded before.'],
    [
      { refund_amount: '0.00', kept_amount: '37.50' },
      'Haircut: cancelled. $37.50 stays as the late-cancellation fee; the rest was refunded before.',
    ],
    [
      { waits_for_bank: true },
      'Haircut: cancelled. Your bank is looking into this payment. Once it has decided, you get $75.00 back, from the bank or from us.',
    ],
    [
      { refund_amount: '37.50', kept_amount: '37.50', waits_for_bank: true },
      'Haircut: cancelled. Your bank is looking into this payment. If it lets the payment stand, you get $37.50 back from us; $37.50 stays as the late-cancellation fee.',
    ],
    [
      { refund_amount: '0.00', kept_amount: '75.00', waits_for_bank: true },
      'Haircut: cancelled. Your bank is looking into this payment. If it lets the payment stand, $75.00 stays as the late-cancellation fee.',
    ],
    [
      { as: 'professional', waits_for_bank: true },
      'Haircut: cancelled. Your client gets $75.00 back once their bank has decided about this payment.',
    ],
  ] as const)('tells of %j', (overrides, text) => {
    expect(closureMailContent({ first_name: 'Maya', cancelled: [visit(overrides)] }).facts).toEqual([
      ['Sat, Nov 21 at 2:00 PM CST', text],
    ]);
  });

  it('greets by name where there is one', () => {
    expect(closureMailContent({ first_name: 'Maya', cancelled: [] }).heading).toBe('Goodbye, Maya');
    expect(closureMailContent({ first_name: '', cancelled: [] }).heading).toBe('Goodbye');
  });

  it('stays readable for hundreds of visits', () => {
    const { facts } = closureMailContent({ first_name: 'Maya', cancelled: Array.from({ length: 320 }, () => visit()) });
    expect(facts).toHaveLength(51);
    expect(facts.at(-1)).toEqual(['And more', '270 further visits are cancelled and refunded.']);
  });
});
