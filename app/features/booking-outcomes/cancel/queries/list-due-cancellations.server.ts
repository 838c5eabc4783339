import type { Connection } from '#app/platform/database/database.server.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { type Cents, dollarString } from '#app/lib/money.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { bookingsWithBlockedRefunds } from '#app/features/payments/disputes/queries/are-refunds-blocked.server.ts';
import { refundedOfBooking } from '#app/features/payments/ledger/queries/read-kept-amount.server.ts';
import { cancellationSplit, endsWithItsParty } from '#app/features/bookings/cancel/cancellation.ts';
import type { DueCancellation } from '../due-cancellation.ts';
import type { BookingRecordWithParties } from '#app/features/bookings/queries/find-booking.server.ts';
import {
  type BookingPerson,
  listLiveOfPerson,
  listLiveOfProfessional,
} from '#app/features/bookings/queries/find-booking.server.ts';
import { deletedAccount } from '#app/features/bookings/departed.ts';

/** The bookings that end if a person leaves at an instant, with the refunds due, earliest visit first (OPEN-46). */
export async function listDueCancellations(
  db: Connection,
  person: BookingPerson,
  now: Date,
): Promise<DueCancellation[]> {
  const rows = await listLiveOfPerson(db, person);
  const ending = rows.filter((row) => endsWithItsParty(row, now));
  return toDueCancellations(db, ending, person, now);
}

/** A professional's upcoming visits, unpaid ones included, each with its full refund. */
export async function listUpcomingVisits(
  db: Connection,
  professionalId: string,
  now: Date,
): Promise<DueCancellation[]> {
  const rows = await listLiveOfProfessional(db, professionalId);
  const ahead = rows.filter((row) => endsWithItsParty(row, now));
  return toDueCancellations(db, ahead, { professionalId }, now);
}

type Leaving = Pick<BookingPerson, 'professionalId'>;

async function toDueCancellations(
  db: Connection,
  rows: readonly BookingRecordWithParties[],
  leaving: Leaving,
  now: Date,
): Promise<DueCancellation[]> {
  const blocked = await bookingsWithBlockedRefunds(
    db,
    rows.map(({ id }) => id),
  );
  return Promise.all(
    rows.map(async (row) => ({
      ...toDueCancellation(row, leaving, now, await refundedOfBooking(db, row.id)),
      waits_for_bank: blocked.has(row.id),
    })),
  );
}

function toDueCancellation(
  row: BookingRecordWithParties,
  { professionalId }: Leaving,
  now: Date,
  refunded: Cents,
): DueCancellation {
  const as = row.professional_id === professionalId ? 'professional' : 'client';
  const { refund, kept } = cancellationSplit(row, as, now, refunded);
  const other =
    as === 'client'
      ? [row.professional_first_name, row.professional_last_name]
      : [row.client_first_name, row.client_last_name];
  return {
    booking_id: row.id,
    as,
    status: row.status === 'pending' ? 'pending' : 'confirmed',
    service_name: row.service_name,
    other_party: other.filter(Boolean).join(' ') || deletedAccount.name,
    start_time: toIsoWithOffset(epochMinutesOf(row.start_time), row.time_zone),
    time_zone: row.time_zone,
    total_amount: dollarString(row.total_amount),
    refund_amount: dollarString(refund),
    kept_amount: dollarString(kept),
  };
}
