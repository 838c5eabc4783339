import { database, inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { secondsUntil } from '#app/platform/jobs/jobs.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { sharesOf } from '#app/features/platform-settings/shares.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { requestTransfer } from '#app/features/payments/transfers/commands/request-transfer.server.ts';
import { config } from '#app/platform/config/config.server.ts';
import { mayChangeStatus, type CompletedBy } from '#app/features/bookings/booking.ts';
import { roleInBooking, type BookingViewer } from '#app/features/bookings/booking.policy.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { hasOpenProblem } from '#app/features/bookings/problems/queries/find-problem.server.ts';
import { type BookingRecord, findBookingWithParties } from '#app/features/bookings/queries/find-booking.server.ts';
import { tryLockBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import { changeBookingStatus } from '#app/features/bookings/commands/change-booking.server.ts';
import { publishBookingEvent } from '#app/features/bookings/commands/publish-booking-event.server.ts';

/**
 * Completes a visit for its professional or an admin (OPEN-05). The transfer becomes due after the undo minute.
 * Repeating it succeeds.
 * @returns until when it can be undone; null if it cannot
 * @throws AppError booking_not_found, also for strangers; not_begun; status_not_allowed
 */
export async function completeBooking(
  bookingId: string,
  viewer: BookingViewer,
  now = new Date(),
): Promise<{ undo_until: Date | null }> {
  const parties = await findBookingWithParties(database(), bookingId);
  const by = parties && roleInBooking(parties, viewer);
  if (!by) throw new AppError(bookingErrors.booking_not_found);
  if (by === 'client') throw new AppError(bookingErrors.status_not_allowed);
  return inTransaction(async (trx) => {
    const booking = await tryLockBooking(trx, bookingId);
    return completeLocked(trx, booking, { by, viewerId: viewer.id }, now);
  });
}

/** Who completes a visit. */
type Completer = { by: 'professional' | 'admin'; viewerId: string };

/** Completes a booking that the caller has locked, by the same rules and with the same errors. */
export async function completeLocked(
  trx: Transaction,
  booking: BookingRecord | undefined,
  { by, viewerId }: Completer,
  now: Date,
): Promise<{ undo_until: Date | null }> {
  if (booking?.status === 'completed') return { undo_until: booking.undo_until };
  if (!booking || !mayChangeStatus(booking, 'completed', by, now)) throw refusal(booking, now);
  const undo_until = undoUntil(now);
  await complete(trx, booking, by, now, undo_until);
  if (by === 'admin')
    await recordAuditEntry(trx, {
      actorId: viewerId,
      action: 'booking.completed',
      subjectType: 'booking',
      subjectId: booking.id,
    });
  return { undo_until };
}

function undoUntil(now: Date): Date | null {
  const seconds = config().COMPLETION_UNDO_SECONDS;
  return seconds === 0 ? null : new Date(now.getTime() + seconds * 1_000);
}

function refusal(booking: BookingRecord | undefined, now: Date): AppError {
  if (!booking) return new AppError(bookingErrors.booking_not_found);
  const isEarly = booking.status === 'confirmed' && now < booking.start_time;
  return new AppError(isEarly ? bookingErrors.not_begun : bookingErrors.status_not_allowed);
}

/**
 * Completes a confirmed booking that the caller has locked and checked, and requests the professional's transfer. If
 * it can be undone, money and mails wait until it no longer can.
 */
export async function complete(
  trx: Transaction,
  booking: BookingRecord,
  by: CompletedBy,
  now: Date,
  undo_until: Date | null = null,
): Promise<boolean> {
  if (
    !(await changeBookingStatus(
      trx,
      booking.id,
      { from: 'confirmed', to: 'completed' },
      {
        completed_by: by,
        completed_at: now,
        undo_until,
      },
    ))
  )
    return false;
  const { commission_percent } = booking;
  const { professional: amount, commission } = sharesOf(booking.total_amount, commission_percent);
  const problemIsOpen = await hasOpenProblem(trx, booking.id);
  await requestTransfer(trx, {
    bookingId: booking.id,
    reason: 'completed',
    amount,
    commission,
    commission_percent,
    problemIsOpen,
    notBefore: undo_until,
  });
  const event = { bookingId: booking.id, professionalId: booking.professional_id };
  if (undo_until) await publishBookingEvent(trx, { ...event, name: 'marked-done' });
  await publishBookingEvent(
    trx,
    { ...event, name: 'completed', completedAt: now.toISOString() },
    undo_until ? { startAfterSeconds: secondsUntil(undo_until) } : {},
  );
  return true;
}
