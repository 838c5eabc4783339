import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { MoneyOverview as Overview } from '../queries/read-money.server.ts';
import { MoneyOverview } from './money-overview.tsx';

const check: Overview['check'] = {
  checked_at: '2026-11-28T12:00:00.000Z',
  bookings: 1,
  wrong: 0,
  paid: '75.00',
  refunded: '0.00',
  transferred: '67.50',
  earned: '7.50',
  held: '0.00',
  differences: [],
};
const dispute: Overview['disputes'][number] = {
  id: 'du_1',
  booking_id: '019a0000-0000-7000-8000-000000000001',
  visit: {
    service_name: 'Haircut',
    client_name: 'Mia Lane',
    professional_name: '',
    is_booking_deleted: false,
  },
  amount: '75.00',
  reason: 'fraudulent',
  status: 'needs_response',
  evidence_due_at: null,
  opened_at: '2026-11-20T12:00:00.000Z',
  closed_at: null,
};

function drawn(overview: Partial<Overview>): string {
  const given = { check, now: Date.parse('2026-11-28T12:00:00Z'), transfers: [], disputes: [], ...overview };
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: <MoneyOverview {...given} /> }])} />,
  );
}

describe('until when a dispute can be answered', () => {
  const shown = (changes: Partial<typeof dispute>) => drawn({ disputes: [{ ...dispute, ...changes }] });

  it('is the hour in the zone of the marketplace, where the day may be another than in UTC', () =>
    expect(shown({ evidence_due_at: '2026-12-02T04:59:59.000Z' })).toContain('Dec 1, 2026 10:59 PM CST'));

  it('is never, if the bank takes no answer, which does not close it', () => {
    expect(shown({})).toContain('No answer possible');
    expect(shown({})).not.toContain('Closed');
  });

  it('is past once it is closed', () =>
    expect(shown({ status: 'won', closed_at: '2026-11-27T12:00:00.000Z' })).toContain('Closed'));
});

it('one booking is counted as one', () => {
  expect(drawn({})).toContain('Every cent of 1 booking is accounted for.');
  expect(drawn({ check: { ...check, bookings: 1_200 } })).toContain('Every cent of 1,200 bookings is accounted for.');
  expect(drawn({ check: { ...check, wrong: 1 } })).toContain('1 booking does not add up.');
  expect(drawn({ check: { ...check, bookings: 5, wrong: 2 } })).toContain('2 bookings do not add up.');
});

it('money of a deleted booking says whose it is, and leads nowhere', () => {
  const link = `href="/dashboard/admin/bookings/${dispute.booking_id}"`;
  const deleted = drawn({ disputes: [{ ...dispute, visit: { ...dispute.visit, is_booking_deleted: true } }] });
  for (const text of ['(booking deleted)', 'Haircut', 'Mia Lane, with Account deleted'])
    expect(deleted).toContain(text);
  expect(deleted).not.toContain(link);
  expect(drawn({ disputes: [dispute] })).toContain(link);
});
