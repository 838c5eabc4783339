import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { readNoticedBookings } from '#app/features/notices/queries/read-noticed-bookings.server.ts';
import { textedTo } from '#app/features/notices/notice-offers.ts';
import { settingOf, type NoticedEvent } from '#app/features/notices/notices.ts';
import { readEnabledNotices } from '#app/features/notices/queries/list-preferences.server.ts';
import type { Reminder } from '#app/features/notices/reminder-rules.ts';
import { isNews } from '#app/features/push/delivery/booking-push.ts';
import { userOf } from '#app/features/push/commands/queue-booking-pushes.server.ts';
import { database, inTransaction, type Connection, type Transaction } from '#app/platform/database/database.server.ts';
import { enqueueAll } from '#app/platform/jobs/jobs.server.ts';
import { isSmsConnected } from '#app/platform/sms/sms-connection.server.ts';
import { numbersStore } from '../../numbers/numbers-store.server.ts';
import { kindOf, type TextSubject } from '../booking-text.ts';
import { messagesStore, type TextClaim } from '../messages-store.server.ts';
import { eventKinds, type EventKind } from '../text-state.ts';
import { texts } from './text-queue.server.ts';

type DueText = { userId: string | null; subject: TextSubject };

/** Queues the texts about events of bookings, each once. Who chose no texts, as most, claims nothing. */
export async function queueTextsOfEvents(events: readonly NoticedEvent[]): Promise<void> {
  const texted = events.filter(isTexted);
  if (!isSmsConnected() || texted.length === 0) return;
  const bookings = await readNoticedBookings(texted.map(({ bookingId }) => bookingId));
  const due = texted.flatMap((event) => textsOf(event, bookings.get(event.bookingId)));
  const wanted = await keepWanted(database(), due);
  if (wanted.length > 0) await inTransaction((trx) => enqueueClaimed(trx, wanted));
}

/** Queues the texts of a reminder, as part of the transaction that claims it. */
export async function enqueueReminderTexts(trx: Transaction, due: readonly (Reminder & { userId: string | null })[]) {
  if (!isSmsConnected()) return;
  const reminders = due.map(({ userId, ...reminder }): DueText => ({
    userId,
    subject: { about: 'reminder', ...reminder },
  }));
  await enqueueClaimed(trx, await keepWanted(trx, reminders));
}

function isTexted(event: NoticedEvent): event is NoticedEvent & { kind: EventKind } {
  return eventKinds.some((kind) => kind === event.kind);
}

function textsOf({ bookingId, kind, occasion }: NoticedEvent & { kind: EventKind }, booking?: BookingDto): DueText[] {
  if (!booking) return [];
  const sides = textedTo(kind).filter((recipient) => isNews(kind, recipient, booking));
  return sides.map((recipient) => ({
    userId: userOf(booking, recipient),
    subject: { about: 'booking', bookingId, kind, recipient, occasion },
  }));
}

/** Keeps what goes to somebody with a number who has chosen it. */
async function keepWanted(db: Connection, due: readonly DueText[]): Promise<DueText[]> {
  const userIds = [...new Set(due.map(({ userId }) => userId))].filter((id) => id !== null);
  const reachable = userIds.length === 0 ? new Set<string>() : await numbersStore.listReachable(db, userIds);
  if (reachable.size === 0) return [];
  const isEnabled = await readEnabledNotices(db, reachable);
  return due.filter(
    ({ userId, subject }) =>
      reachable.has(userId ?? '') &&
      isEnabled({ userId, recipient: subject.recipient, kind: settingOf(kindOf(subject)), channel: 'sms' }),
  );
}

async function enqueueClaimed(trx: Transaction, due: readonly DueText[]): Promise<void> {
  if (due.length === 0) return;
  const claims = due.map((text) => ({ ...text, claim: claimOf(text) })).toSorted((a, b) => compare(a.claim, b.claim));
  const claimed = await messagesStore.claim(
    trx,
    claims.map(({ claim }) => claim),
  );
  const jobs = claimed.flatMap((row) => {
    const text = claims.find(({ claim }) => compare(claim, row) === 0);
    return text ? [{ messageId: row.id, subject: text.subject }] : [];
  });
  await enqueueAll(trx, texts, jobs);
}

function claimOf({ userId, subject }: DueText): TextClaim {
  const occasion = subject.about === 'reminder' ? `${subject.hours} ${subject.startsAt}` : subject.occasion;
  const { bookingId, recipient } = subject;
  return { user_id: userId, kind: kindOf(subject), booking_id: bookingId, recipient, occasion };
}

type ClaimKey = Pick<TextClaim, 'kind' | 'booking_id' | 'recipient' | 'occasion'>;

/** In one order, so that transactions with the same claims wait for each other instead of deadlocking. */
function compare(one: ClaimKey, other: ClaimKey): number {
  const keyOf = ({ booking_id, kind, recipient, occasion }: ClaimKey) =>
    [booking_id, kind, recipient, occasion].join(' ');
  const [first, second] = [keyOf(one), keyOf(other)];
  return first < second ? -1 : Number(first > second);
}
