import { expect, it } from 'vitest';
import { timelineOf, type TimelineFacts } from './timeline.ts';

const at = (minute: number) => new Date(Date.UTC(2027, 0, 10, 12, minute));
const facts = (overrides: Partial<TimelineFacts> = {}): TimelineFacts => ({
  created_at: at(0),
  paid_at: at(4),
  total_amount: '75.00',
  cancelled_at: null,
  cancelled_by: null,
  cancel_reason: null,
  is_cancelled: false,
  completed_at: null,
  completed_by: null,
  refunds: [],
  transfer: null,
  reversals: [],
  problem: null,
  disputes: [],
  ...overrides,
});
const lines = (overrides: Partial<TimelineFacts>) => timelineOf(facts(overrides)).map(({ by, what, detail }) => [by, what, detail].filter(Boolean).join(', '));

it('a hold that expires, and one that is given up', () => {
  expect(lines({ paid_at: null, is_cancelled: true, cancelled_at: at(31) })).toEqual(['client, Requested', 'doorstep, Expired unpaid']);
  expect(lines({ paid_at: null, is_cancelled: true, cancelled_at: at(3), cancelled_by: 'client' })).toEqual(['client, Requested', 'client, Cancelled']);
});

it('a cancellation by an admin says why, and what went back', () => {
  const cancelled = { is_cancelled: true, cancelled_at: at(9), cancelled_by: 'admin', cancel_reason: 'The street is flooded' } as const;
  const refunds = [{ amount: '75.00', created_at: at(9), updated_at: at(10), status: 'succeeded' }, { amount: '1.00', created_at: at(9), updated_at: at(11), status: 'requested' }];
  expect(lines({ ...cancelled, refunds })).toEqual(['client, Requested', 'client, Paid and confirmed, $75.00', 'admin, Cancelled, The street is flooded', 'doorstep, Refunded, $75.00']);
});

it('a visit to its end, in the order of what happened', () => {
  expect(
    lines({
      completed_at: at(20),
      completed_by: 'clock',
      transfer: { amount: '67.50', sent_at: at(21) },
      problem: { kind_label: 'Something was damaged', reported_at: at(30), settled_at: at(40), outcome: 'partial', settlement: 'A part of it.' },
      refunds: [{ amount: '20.01', created_at: at(40), updated_at: at(41), status: 'succeeded' }],
      reversals: [{ amount: '18.01', updated_at: at(42), status: 'succeeded' }],
      disputes: [{ opened_at: at(50), closed_at: at(55), status: 'lost', amount: '54.99' }],
    }),
  ).toEqual([
    'client, Requested',
    'client, Paid and confirmed, $75.00',
    'doorstep, Completed, A day after its end',
    'doorstep, Paid out to the professional, $67.50',
    'client, Problem reported, Something was damaged',
    'admin, Problem settled, Partial refund: A part of it.',
    'doorstep, Refunded, $20.01',
    'doorstep, Taken back from the professional, $18.01',
    'bank, Payment disputed, $54.99',
    'bank, Dispute lost, $54.99',
  ]);
});
