import { database } from '#app/platform/database/database.server.ts';
import { dollarString } from '#app/lib/money.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { deletedAccount } from '#app/features/bookings/departed.ts';
import type { ProblemDto } from '../problem-dto.ts';
import { problemListsStore, type ProblemRow } from '../problem-lists-store.server.ts';
import { findProblemOfBooking } from '#app/features/bookings/problems/queries/find-problem.server.ts';

const shown = 200;

/** Problem reports for administrators: open ones first, the longest waiting at the top. */
export async function listProblems(): Promise<ProblemDto[]> {
  return (await problemListsStore.listWithBookings(database(), shown)).map(toProblemDto);
}

function toProblemDto(row: ProblemRow): ProblemDto {
  const {
    reported_at,
    answered_at,
    answer_until: _,
    settled_at,
    start_time,
    client_name,
    professional_name,
    total_amount,
    kept_amount,
    refund_amount,
    ...rest
  } = row;
  return {
    ...rest,
    total_amount: dollarString(total_amount),
    kept_amount: dollarString(kept_amount),
    refund_amount: refund_amount === null ? null : dollarString(refund_amount),
    reported_at: reported_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
    settled_at: settled_at?.toISOString() ?? null,
    start_time: toIsoWithOffset(epochMinutesOf(start_time), row.time_zone),
    client_name: client_name || deletedAccount.name,
    professional_name: professional_name || deletedAccount.name,
  };
}

/** The problem reported for a booking, unrestricted, for rooms below. */
export function readProblem(bookingId: string) {
  return findProblemOfBooking(database(), bookingId);
}
