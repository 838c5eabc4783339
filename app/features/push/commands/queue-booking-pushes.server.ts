import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { readBookings } from '#app/features/bookings/queries/get-booking.server.ts';
import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { enqueueAll } from '#app/platform/jobs/jobs.server.ts';
import { bookingPush, type PushSubject } from '../booking-push.ts';
import {
  pushedTo,
  settingOf,
  type BookingMailKind,
  type BookingPushKind,
  type NoticedEvent,
  type Recipient,
} from '#app/features/notices/notices.ts';
import { readEnabledNotices } from '#app/features/notices/queries/list-preferences.server.ts';
import { pushStore } from '../push-store.server.ts';
import { pushes } from './send-push.server.ts';

type QueuedPush = { userId: string | null; subject: PushSubject };

/** Queues the pushes about an event of a booking, each once and to every browser of whom it concerns. */
export function queueBookingPushes(bookingId: string, kind: BookingMailKind, occasion = ''): Promise<void> {
  return queuePushesOfEvents([{ bookingId, kind, occasion }]);
}

/** Does the same for several events, however often each is requested. */
export async function queuePushesOfEvents(events: readonly NoticedEvent[]): Promise<void> {
  const pushed = events.filter(isPushed);
  const bookings = await readBookings(pushed.map(({ bookingId }) => bookingId));
  const claims = pushed.flatMap(({ bookingId, kind, occasion }) => {
    const booking = bookings.get(bookingId);
    const concerned = booking ? pushedTo(kind).filter((recipient) => bookingPush(kind, recipient, booking)) : [];
    return concerned.map((recipient) => ({ booking_id: bookingId, kind, recipient, occasion }));
  });
  if (claims.length === 0) return;
  await inTransaction(async (trx) => {
    const claimed = await pushStore.claim(trx, claims.toSorted(byBooking));
    const queued = claimed.flatMap(({ booking_id, kind, recipient }): QueuedPush[] => {
      const booking = bookings.get(booking_id);
      const subject = { about: 'booking', bookingId: booking_id, kind, recipient } as const;
      return booking ? [{ userId: userOf(booking, recipient), subject }] : [];
    });
    await enqueuePushes(trx, queued);
  });
}

function isPushed(event: NoticedEvent): event is NoticedEvent & { kind: BookingPushKind } {
  return pushedTo(event.kind).length > 0;
}

/** In one order, so that transactions with the same claims wait for each other instead of deadlocking. */
function byBooking(one: { booking_id: string }, other: { booking_id: string }): number {
  return one.booking_id < other.booking_id ? -1 : Number(one.booking_id > other.booking_id);
}

/** Queues pushes to every browser of each person, unless the person has switched them off. */
export async function enqueuePushes(trx: Transaction, queued: readonly QueuedPush[]): Promise<void> {
  const isEnabled = await readEnabledNotices(
    trx,
    queued.map(({ userId }) => userId),
  );
  const wanted = queued.flatMap(({ userId, subject }) => {
    const kind = settingOf(subject.about === 'booking' ? subject.kind : subject.about);
    const isWanted = isEnabled({ userId, recipient: subject.recipient, kind, channel: 'push' });
    return userId !== null && isWanted ? [{ userId, subject }] : [];
  });
  if (wanted.length === 0) return;
  const userIds = [...new Set(wanted.map(({ userId }) => userId))];
  const browsers = Map.groupBy(await pushStore.listLiveOfUsers(trx, userIds), ({ user_id }) => user_id);
  const jobs = wanted.flatMap(({ userId, subject }) =>
    (browsers.get(userId) ?? []).map(({ id }) => ({ subscriptionId: id, subject })),
  );
  await enqueueAll(trx, pushes, jobs);
}

/** Returns the account of a side of a booking; null if it is gone. */
export function userOf(booking: Pick<BookingDto, 'client' | 'professional'>, recipient: Recipient): string | null {
  return recipient === 'client' ? booking.client.id : booking.professional.profile.id;
}
