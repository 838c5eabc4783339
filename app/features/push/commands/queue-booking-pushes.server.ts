import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { readNoticedBookings } from '#app/features/notices/queries/read-noticed-bookings.server.ts';
import { database, inTransaction, type Connection, type Transaction } from '#app/platform/database/database.server.ts';
import { enqueueAll } from '#app/platform/jobs/jobs.server.ts';
import { bookingPush, type PushSubject } from '../delivery/booking-push.ts';
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

type Browsers = ReadonlyMap<string, readonly { id: string }[]>;
type PushedEvent = NoticedEvent & { kind: BookingPushKind };
type QueuedPush = { userId: string | null; subject: PushSubject };

/** Queues the pushes about an event of a booking, each once and to every browser of whom it concerns. */
export function queueBookingPushes(bookingId: string, kind: BookingMailKind, occasion = ''): Promise<void> {
  return queuePushesOfEvents([{ bookingId, kind, occasion }]);
}

/**
 * Does the same for several events, however often each is requested. Who has no browser to be reached in, as most have
 * none, claims nothing.
 */
export async function queuePushesOfEvents(events: readonly NoticedEvent[]): Promise<void> {
  const pushed = events.filter(isPushed);
  const bookings = await readNoticedBookings(pushed.map(({ bookingId }) => bookingId));
  const concerned = pushed.flatMap((event) => pushesOf(event, bookings.get(event.bookingId)));
  const users = concerned.map(({ userId }) => userId);
  const browsers = await readBrowsers(database(), users);
  const claims = concerned.filter(({ userId }) => browsers.has(userId ?? '')).map(({ claim }) => claim);
  if (claims.length === 0) return;
  await inTransaction(async (trx) => {
    const claimed = await pushStore.claim(trx, claims.toSorted(byBooking));
    const queued = claimed.flatMap(({ booking_id, kind, recipient }): QueuedPush[] => {
      const booking = bookings.get(booking_id);
      const subject = { about: 'booking', bookingId: booking_id, kind, recipient } as const;
      return booking ? [{ userId: userOf(booking, recipient), subject }] : [];
    });
    await enqueueToBrowsers(trx, queued, browsers);
  });
}

/** Returns whom an event is pushed to, and what claims it; nobody if the booking is gone. */
function pushesOf({ bookingId, kind, occasion }: PushedEvent, booking: BookingDto | undefined) {
  if (!booking) return [];
  const sides = pushedTo(kind).filter((recipient) => bookingPush(kind, recipient, booking));
  return sides.map((recipient) => ({
    userId: userOf(booking, recipient),
    claim: { booking_id: bookingId, kind, recipient, occasion },
  }));
}

function isPushed(event: NoticedEvent): event is PushedEvent {
  return pushedTo(event.kind).length > 0;
}

/** In one order, so that transactions with the same claims wait for each other instead of deadlocking. */
function byBooking(one: { booking_id: string }, other: { booking_id: string }): number {
  return one.booking_id < other.booking_id ? -1 : Number(one.booking_id > other.booking_id);
}

/** Queues pushes to every browser of each person, unless the person has switched them off. */
export async function enqueuePushes(trx: Transaction, queued: readonly QueuedPush[]): Promise<void> {
  const browsers = await readBrowsers(
    trx,
    queued.map(({ userId }) => userId),
  );
  await enqueueToBrowsers(trx, queued, browsers);
}

/** Reads in which browsers these people are signed in; those without any are missing. */
async function readBrowsers(db: Connection, userIds: readonly (string | null)[]): Promise<Browsers> {
  const known = [...new Set(userIds)].filter((id) => id !== null);
  const live = known.length === 0 ? [] : await pushStore.listLiveOfUsers(db, known);
  return Map.groupBy(live, ({ user_id }) => user_id);
}

async function enqueueToBrowsers(trx: Transaction, queued: readonly QueuedPush[], browsers: Browsers): Promise<void> {
  const reachable = queued.filter(({ userId }) => browsers.has(userId ?? ''));
  if (reachable.length === 0) return;
  const isEnabled = await readEnabledNotices(
    trx,
    reachable.map(({ userId }) => userId),
  );
  const jobs = reachable.flatMap(({ userId, subject }) => {
    const kind = settingOf(subject.about === 'booking' ? subject.kind : subject.about);
    const isWanted = isEnabled({ userId, recipient: subject.recipient, kind, channel: 'push' });
    const reached = isWanted ? (browsers.get(userId ?? '') ?? []) : [];
    return reached.map(({ id }) => ({ subscriptionId: id, subject }));
  });
  await enqueueAll(trx, pushes, jobs);
}

/** Returns the account of a side of a booking; null if it is gone. */
export function userOf(booking: Pick<BookingDto, 'client' | 'professional'>, recipient: Recipient): string | null {
  return recipient === 'client' ? booking.client.id : booking.professional.profile.id;
}
