import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import type { BookingEventName } from '#app/features/bookings/booking-events.ts';
import { readBooking } from '#app/features/bookings/queries/read-booking.server.ts';
import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { bookingPush, bookingPushKinds, type BookingPushKind, type PushSubject } from '../booking-push.ts';
import type { Recipient } from '../notification-choices.ts';
import { wantsToHear } from '../queries/list-preferences.server.ts';
import { pushStore } from '../push-store.server.ts';
import { pushes } from './send-push.server.ts';

/** Queues the pushes of a transition, each once and to every browser of whom it concerns, however often it is told. */
export async function queueBookingPushes(bookingId: string, event: BookingEventName): Promise<void> {
  const kind = bookingPushKinds.find((known) => known === event);
  const booking = kind && (await readBooking(bookingId));
  if (!booking) return;
  for (const recipient of ['professional', 'client'] as const) {
    if (bookingPush(kind, recipient, booking)) await queueOnce(booking, kind, recipient);
  }
}

async function queueOnce(booking: BookingDto, kind: BookingPushKind, recipient: Recipient): Promise<void> {
  await inTransaction(async (trx) => {
    if (!(await pushStore.claim(trx, { booking_id: booking.id, kind, recipient }))) return;
    await enqueuePushes(trx, userOf(booking, recipient), { about: 'booking', bookingId: booking.id, kind, recipient });
  });
}

/** To every browser of a person, if the person wants to hear of it this way. */
export async function enqueuePushes(trx: Transaction, userId: string | null, subject: PushSubject): Promise<void> {
  const choice = { recipient: subject.recipient, kind: subject.about === 'booking' ? subject.kind : subject.about, channel: 'push' } as const;
  if (userId === null || !(await wantsToHear(userId, choice))) return;
  for (const { id } of await pushStore.findLiveOfUser(trx, userId)) await enqueue(trx, pushes, { subscriptionId: id, subject });
}

/** The account behind a side of a booking; null when it is gone. */
export function userOf(booking: Pick<BookingDto, 'client' | 'professional'>, recipient: Recipient): string | null {
  return recipient === 'client' ? booking.client.id : booking.professional.profile.id;
}
