import { database, inTransaction, lockSubject } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { commissionPercent, dollarString } from '#app/lib/money.ts';
import { dateOfEpochMinutes, type EpochMinutes } from '#app/lib/time-zone.ts';
import type { ServiceTime } from '#app/features/availability/service-time.ts';
import { prepareCheckout } from '#app/features/payments/commands/prepare-checkout.server.ts';
import { bookingLimits } from '../booking-limits.ts';
import { bookingErrors } from '../bookings.errors.ts';
import { bookingsStore, type NewBooking } from '../bookings-store.server.ts';
import { judgeSlot } from '../queries/judge-slot.server.ts';
import { cancelPendingBooking } from './cancel-booking.server.ts';
import type { PreparedBooking } from './prepare-booking.server.ts';
import { publishBookingEvent } from './publish-booking-event.server.ts';

export type Hold = { bookingId: string; isNew: boolean };
export type HoldOptions = { now: EpochMinutes; withCheckout: boolean };

/**
 * Takes a slot for a client until it is paid for or given up: exactly one of those who ask at once gets it.
 * The client's own live hold never blocks: the same choice gives the same booking, another one ends the earlier first.
 * @throws AppError slot_taken
 */
export async function holdSlot(booking: PreparedBooking, options: HoldOptions): Promise<Hold> {
  const { refusal, service } = await judgeSlot(booking, options.now);
  if (refusal !== null) throw new AppError(bookingErrors.slot_taken, { extra: { reason: refusal } });
  const row = toRow(booking, service);
  const own = await bookingsStore.listOwnHolds(database(), row.client_id, row.professional_id, row.start_time, row.busy_until);
  const same = own.find((hold) => isSameChoice(hold, row));
  if (same) return { bookingId: same.id, isNew: false };
  for (const other of own) await endEarlierHold(other.id, row.client_id);
  return { bookingId: await insert(row, options.withCheckout), isNew: true };
}

/** An earlier hold that was paid a moment ago is a booking now, and its time is taken. */
async function endEarlierHold(bookingId: string, clientId: string): Promise<void> {
  try {
    await cancelPendingBooking(bookingId, clientId);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== bookingErrors.not_cancellable.code) throw error;
    throw new AppError(bookingErrors.slot_taken, { extra: { reason: 'booked' } });
  }
}

async function insert(row: NewBooking, withCheckout: boolean): Promise<string> {
  return inTransaction(async (trx) => {
    // Booking, rescheduling and blocking a time wait for each other, one professional at a time.
    await lockSubject(trx, row.professional_id);
    const bookingId = await bookingsStore.insertPending(trx, row);
    if (!bookingId) throw new AppError(bookingErrors.slot_taken, { extra: { reason: 'booked' } });
    if (withCheckout) await prepareCheckout(trx, bookingId, row.total_amount);
    await publishBookingEvent(trx, { name: 'created', bookingId, professionalId: row.professional_id });
    return bookingId;
  });
}

function toRow({ clientId, professional, service, startsAt, location, price }: PreparedBooking, time: ServiceTime): NewBooking {
  const endsAt = startsAt + time.duration;
  return {
    client_id: clientId,
    professional_id: professional.id,
    service_id: service.id,
    start_time: dateOfEpochMinutes(startsAt),
    end_time: dateOfEpochMinutes(endsAt),
    busy_until: dateOfEpochMinutes(endsAt + time.buffer),
    time_zone: professional.time_zone,
    location,
    service_name: service.name,
    service_price: dollarString(price.price),
    duration: time.duration,
    travel_miles: price.miles.toFixed(1),
    travel_fee_amount: dollarString(price.travelFee),
    total_amount: dollarString(price.total),
    commission_percent: String(commissionPercent),
    free_cancellation_hours: bookingLimits.freeCancellationHours,
    late_fee_percent: String(bookingLimits.lateFeePercent),
  };
}

type Choice = Pick<NewBooking, 'location' | 'total_amount' | 'start_time' | 'end_time'> & { service_id: string | null };

function isSameChoice(hold: Choice, wanted: Choice): boolean {
  return (
    hold.service_id === wanted.service_id &&
    hold.location === wanted.location &&
    hold.total_amount === wanted.total_amount &&
    hold.start_time.getTime() === wanted.start_time.getTime() &&
    hold.end_time.getTime() === wanted.end_time.getTime()
  );
}
