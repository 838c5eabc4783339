import { notices, type NoticeKind, type NoticeRow } from '#app/features/notices/notices.ts';
import type { KeyOwner } from '#app/platform/access/key-scopes.ts';

/** Reminders only look ahead, and messages belong to two people, not to a booking. */
const withoutEvent = ['reminder', 'message'] as const;
/** Notices that announce something which happened to a booking. */
export type EventKind = Exclude<NoticeKind, (typeof withoutEvent)[number]>;
type EventNotice = NoticeRow & { kind: EventKind };

const rows: readonly NoticeRow[] = notices;
const eventNotices = rows.filter((row): row is EventNotice => !withoutEvent.some((kind) => kind === row.kind));

/**
 * The events of bookings, from the table of notices: `booking.confirmed` for the notice `confirmed`. They go to the
 * sides that are notified.
 */
export const webhookEventTypes = [...new Set(eventNotices.map(({ kind }) => kind))].map(typeOf);
type WebhookEventType = ReturnType<typeof typeOf>;

/** Returns the name of an event in the API. */
export function typeOf(kind: EventKind): `booking.${string}` {
  return `booking.${kind.replaceAll('-', '_')}`;
}

/** Returns the events that an endpoint of this owner can choose. */
export function eventsFor(owner: KeyOwner): WebhookEventType[] {
  return webhookEventTypes.filter((type) => ownersOf(type).includes(owner));
}

/** Returns whose endpoints an event goes to. */
export function ownersOf(type: string): KeyOwner[] {
  const owners = eventNotices.filter(({ kind }) => typeOf(kind) === type).flatMap(({ to }) => ownerOf[to] ?? []);
  return [...new Set(owners)];
}

/** Returns when an event is sent to endpoints of this owner, as the form says it: "a slot is held". */
export function happeningOf(type: string, owner: KeyOwner): string {
  const notice = eventNotices.find(({ kind, to }) => typeOf(kind) === type && ownerOf[to] === owner);
  return notice === undefined ? '' : (ownHappenings[notice.kind] ?? notice.happens);
}

/** Whether its business hears of an event only once the booking was paid: it never heard of a hold. */
export function isOfPaidBookings(type: string): boolean {
  return type === typeOf('cancelled');
}

const ownerOf: Partial<Record<NoticeRow['to'], KeyOwner>> = { client: 'person', professional: 'business' };
/** Where the notice waits for more than the event does. */
const ownHappenings: Partial<Record<EventKind, string>> = { refunded: 'a refund is made' };
