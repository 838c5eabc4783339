import { describe, expect, it } from 'vitest';
import { bookingStatuses } from '#app/features/bookings/booking.ts';
import { type AdminFilter, adminListChoices, adminListRequest, type AdminSort } from './admin-list.ts';

describe('the filters and sorts of an admin list', () => {
  it('do not compile while one of them has no condition or order', () => {
    // @ts-expect-error `refunded` is missing.
    const conditions: Record<AdminFilter<'payments'>, string> = { all: 'true' };
    // @ts-expect-error `name` is missing.
    const orders: Record<AdminSort<'clients'>, string> = { newest: 'desc', oldest: 'asc' };
    // @ts-expect-error No list of payments is filtered by `waiting`.
    const request: AdminFilter<'payments'> = 'waiting';
    expect([conditions, orders, request]).toHaveLength(3);
  });

  it('of bookings name every status, in its order', () => {
    expect(Object.keys(adminListChoices.bookings.filters)).toEqual(['all', 'upcoming', ...bookingStatuses]);
  });

  it('fall back to the first one for a name that the list does not know', () => {
    expect(adminListRequest('payments', { filter: 'waiting', sort: 'toString' })).toMatchObject({
      filter: 'all',
      sort: 'newest',
    });
  });
});
