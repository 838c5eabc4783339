import type { Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import type { BookingEventName } from '#app/features/bookings/booking-events.ts';
import { lockBooking, type LockedBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import { publishBookingEvent } from '#app/features/bookings/commands/publish-booking-event.server.ts';
import { getPartyBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { findStep } from '#app/features/bookings/steps/queries/list-recorded-steps.server.ts';

/** @throws AppError booking_not_found for everybody but the visit's professional */
export async function assertIsProfessional(bookingId: string, viewerId: string): Promise<void> {
  const { role } = await getPartyBooking(bookingId, viewerId);
  if (role !== 'professional') throw new AppError(bookingErrors.booking_not_found);
}

/** Locks a visit and says at which step it is. @throws AppError booking_not_found */
export async function lockVisit(trx: Transaction, bookingId: string) {
  const booking = await lockBooking(trx, bookingId);
  return { booking, step: await findStep(trx, booking) };
}

/** Writes a press down where it can be looked up later, and tells the pages that show the visit. */
export async function announce(
  trx: Transaction,
  booking: LockedBooking,
  press: { actorId: string | null; action: string; event: BookingEventName; stepId?: string },
): Promise<void> {
  const { actorId, action, event, stepId } = press;
  await recordAuditEntry(trx, { actorId, action, subjectType: 'booking', subjectId: booking.id });
  const about = { name: event, bookingId: booking.id, professionalId: booking.professional_id };
  await publishBookingEvent(trx, stepId === undefined ? about : { ...about, stepId });
}
