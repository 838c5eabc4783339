import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { readBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { bookingPush, type PushSubject } from '../booking-push.ts';
import {
  pushedTo,
  settingOf,
  type BookingMailKind,
  type BookingPushKind,
  type Recipient,
} from '#app/features/notices/notices.ts';
import { isNotificationEnabled } from '#app/features/notices/queries/list-preferences.server.ts';
import { pushStore } from '../push-store.server.ts';
import { pushes } from './send-push.server.ts';

/**
 * Queues the pushes about an event of a booking, each once and to every browser of whom it concerns, however often it
 * is requested.
 */
export async function queueBookingPushes(bookingId: string, kind: BookingMailKind, occasion = ''): Promise<void> {
  if (!isPushed(kind)) return;
  const booking = await readBooking(bookingId);
  if (!booking) return;
  for (const recipient of pushedTo(kind)) {
    if (bookingPush(kind, recipient, booking)) await queueOnce(booking, { kind, recipient, occasion });
  }
}

function isPushed(kind: BookingMailKind): kind is BookingPushKind {
  return pushedTo(kind).length > 0;
}

async function queueOnce(
  booking: BookingDto,
  push: { kind: BookingPushKind; recipient: Recipient; occasion: string },
): Promise<void> {
  const { kind, recipient } = push;
  await inTransaction(async (trx) => {
    if (!(await pushStore.claim(trx, { booking_id: booking.id, ...push }))) return;
    await enqueuePushes(trx, userOf(booking, recipient), { about: 'booking', bookingId: booking.id, kind, recipient });
  });
}

/** Queues a push to every browser of a person, unless the person has switched it off. */
export async function enqueuePushes(trx: Transaction, userId: string | null, subject: PushSubject): Promise<void> {
  const choice = {
    recipient: subject.recipient,
    kind: settingOf(subject.about === 'booking' ? subject.kind : subject.about),
    channel: 'push',
  } as const;
  if (userId === null || !(await isNotificationEnabled(trx, userId, choice))) return;
  for (const { id } of await pushStore.findLiveOfUser(trx, userId))
    await enqueue(trx, pushes, { subscriptionId: id, subject });
}

/** Returns the account of a side of a booking; null if it is gone. */
export function userOf(booking: Pick<BookingDto, 'client' | 'professional'>, recipient: Recipient): string | null {
  return recipient === 'client' ? booking.client.id : booking.professional.profile.id;
}
