import { expect, it } from 'vitest';
import type { BookingStatus } from '#app/features/bookings/booking.ts';
import { clientActions } from './client-actions.ts';
import { proves } from '#tests/support/proves.ts';

const start = Date.parse('2027-01-10T16:00:00Z');
const end = start + 3_600_000;
const offered = (
  status: BookingStatus,
  now: number,
  problem_status: 'open' | null = null,
  cancelledAt: number | null = null,
  payment_method: string | null = 'card',
) =>
  Object.entries(
    clientActions(
      {
        status,
        start_time: new Date(start).toISOString(),
        end_time: new Date(end).toISOString(),
        payment_method,
        problem_status,
        cancelled_by: cancelledAt === null ? null : 'client',
        cancelled_at: cancelledAt === null ? null : new Date(cancelledAt).toISOString(),
      },
      now,
    ),
  )
    .filter(([, isOffered]) => isOffered)
    .map(([action]) => action);

it('offers what the table of transitions lets a client do, and no more', proves('CLI-020', 'OPEN-04'), () => {
  expect(offered('pending', start - 1)).toEqual(['cancelHold']);
  expect(offered('confirmed', start - 1)).toEqual(['reschedule', 'cancelAndRefund']);
  expect(offered('confirmed', start)).toEqual(['reportProblem']);
  expect(offered('completed', end)).toEqual(['reportProblem', 'bookAgain']);
  expect(offered('cancelled', start - 1)).toEqual(['bookAgain', 'deleteForGood']);
});

it('that nobody came can be said from 15 minutes after the start, for a day', () => {
  const minute = 60_000;
  expect(offered('confirmed', start + 15 * minute - 1)).not.toContain('reportNobody');
  expect(offered('confirmed', start + 15 * minute)).toContain('reportNobody');
  expect(offered('confirmed', start + 24 * 60 * minute - 1)).toContain('reportNobody');
  expect(offered('confirmed', start + 24 * 60 * minute)).not.toContain('reportNobody');
  expect(offered('completed', start + 20 * minute)).not.toContain('reportNobody');
});

it('a visit that was ended because its client was not there can be objected to', () => {
  expect(offered('cancelled', end, null, start)).toContain('reportProblem');
  expect(offered('cancelled', end, null, start - 1)).not.toContain('reportProblem');
});

it('an unpaid hold that its client let go after its start was no visit to object to', () => {
  expect(offered('cancelled', end, null, start, null)).toEqual(['bookAgain', 'deleteForGood']);
});

it('a cancelled booking cannot be deleted while a report about it is open', () => {
  expect(offered('cancelled', end, null, start)).toContain('deleteForGood');
  expect(offered('cancelled', end, 'open', start)).toEqual(['bookAgain']);
});

it('a problem is reported once, within 14 days', proves('OPEN-05'), () => {
  const day = 86_400_000;
  expect(offered('completed', end, 'open')).toEqual(['bookAgain']);
  expect([offered('completed', end + 14 * day), offered('completed', end + 14 * day + 1)]).toEqual([
    ['reportProblem', 'bookAgain'],
    ['bookAgain'],
  ]);
});
