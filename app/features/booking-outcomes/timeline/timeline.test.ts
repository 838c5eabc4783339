import { expect, it } from 'vitest';
import { cents } from '#app/lib/money.ts';
import { timelineOf, type TimelineFacts } from './timeline.ts';

const at = (minute: number) => new Date(Date.UTC(2027, 0, 10, 12, minute));
const facts = (overrides: Partial<TimelineFacts> = {}): TimelineFacts => ({
  created_at: at(0),
  paid_at: at(4),
  total_amount: cents(7500),
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
  moves: [],
  time_zone: 'America/Chicago',
  ...overrides,
});
const lines = (overrides: Partial<TimelineFacts>) =>
  timelineOf(facts(overrides)).map(({ by, what, detail }) => [by, what, detail].filter(Boolean).join(', '));

it('a hold that expires, and one that is given up', () => {
  expect(lines({ paid_at: null, is_cancelled: true, cancelled_at: at(31) })).toEqual([
    'client, Requested',
    'doorstep, Expired unpaid',
  ]);
  expect(lines({ paid_at: null, is_cancelled: true, cancelled_at: at(3), cancelled_by: 'client' })).toEqual([
    'client, Requested',
    'client, Cancelled',
  ]);
});

it('a cancellation by an admin says why, and what went back', () => {
  const cancelled = {
    is_cancelled: true,
    cancelled_at: at(9),
    cancelled_by: 'admin',
    cancel_reason: 'The street is flooded',
  } as const;
  const refunds = [
    { amount: cents(7500), created_at: at(9), updated_at: at(10), status: 'succeeded' },
    { amount: cents(100), created_at: at(9), updated_at: at(11), status: 'requested' },
  ];
  expect(lines({ ...cancelled, refunds })).toEqual([
    'client, Requested',
    'client, Paid and confirmed, $75.00',
    'admin, Cancelled, The street is flooded',
    'doorstep, Refunded, $75.00',
  ]);
});

it('a visit to its end, in the order of what happened', () => {
  expect(
    lines({
      completed_at: at(20),
      completed_by: 'clock',
      transfer: { amount: cents(6750), sent_at: at(21) },
      problem: {
        kind_label: 'Something was damaged',
        reported_at: at(30),
        settled_at: at(40),
        outcome: 'partial',
        settlement: 'Partial refund.',
      },
      refunds: [{ amount: cents(2001), created_at: at(40), updated_at: at(41), status: 'succeeded' }],
      reversals: [{ amount: cents(1801), updated_at: at(42), status: 'succeeded' }],
      disputes: [{ opened_at: at(50), closed_at: at(55), status: 'lost', amount: cents(5499) }],
    }),
  ).toEqual([
    'client, Requested',
    'client, Paid and confirmed, $75.00',
    'doorstep, Completed, A day after it ended',
    'doorstep, Paid out to the professional, $67.50',
    'client, Problem reported, Something was damaged',
    'admin, Problem settled, Partial refund: Partial refund.',
    'doorstep, Refunded, $20.01',
    'doorstep, Taken back from the professional, $18.01',
    'bank, Payment disputed, $54.99',
    'bank, Dispute lost, $54.99',
  ]);
});

it('each move says from when to when, by the clocks at the visit', () => {
  const move = (minute: number, from_time: string, to_time: string) => ({
    moved_at: at(minute),
    moved_by: 'client' as const,
    from_time: new Date(from_time),
    to_time: new Date(to_time),
  });
  expect(
    lines({
      moves: [
        move(6, '2027-03-13T16:00:00Z', '2027-03-14T15:00:00Z'),
        move(8, '2027-03-14T15:00:00Z', '2027-03-20T15:00:00Z'),
      ],
    }),
  ).toEqual([
    'client, Requested',
    'client, Paid and confirmed, $75.00',
    'client, Rescheduled, Sat, Mar 13, 2027 10:00 AM → Sun, Mar 14, 2027 10:00 AM',
    'client, Rescheduled, Sun, Mar 14, 2027 10:00 AM → Sat, Mar 20, 2027 10:00 AM',
  ]);
});

it('a refund says who made it, and whether it arrived', () => {
  const made = { amount: cents(7500), created_at: at(9), status: 'succeeded' };
  const refunds = [
    { ...made, updated_at: at(10), status: 'failed', failure: 'expired_or_canceled_card' },
    { ...made, updated_at: at(11), status: 'failed', failure: 'superseded' },
    { ...made, updated_at: at(12), origin: 'stripe' },
    { ...made, updated_at: at(13), origin: 'bank' },
    { ...made, updated_at: at(14), paid_otherwise: 'By bank transfer' },
  ];
  expect(lines({ refunds }).slice(2)).toEqual([
    'bank, Refund didn’t arrive, $75.00',
    'admin, Refunded in Stripe, $75.00',
    'bank, Refunded by the bank, $75.00',
    'admin, Refunded another way, $75.00',
  ]);
});
