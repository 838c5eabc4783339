import { notices, type NoticeKind } from '#app/features/notices/notices.ts';
import type { KeyOwner } from '#app/platform/access/key-scopes.ts';

/** Notices that announce something which happened; reminders only look ahead. */
type EventKind = Exclude<NoticeKind, 'reminder'>;

/**
 * The events of bookings, from the table of notices: `booking.confirmed` for the notice `confirmed`. They go to the
 * sides that are notified.
 */
export const webhookEventTypes = [...new Set(notices.map(({ kind }) => kind))]
  .filter((kind): kind is EventKind => kind !== 'reminder')
  .map(typeOf);
export type WebhookEventType = ReturnType<typeof typeOf>;

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
  const sides = notices.filter(({ kind }) => kind !== 'reminder' && typeOf(kind) === type).map(({ to }) => to);
  const owners = sides.flatMap((side): KeyOwner[] =>
    side === 'client' ? ['person'] : side === 'professional' ? ['business'] : [],
  );
  return [...new Set(owners)];
}

/** Returns when an event is sent, as the form says it: "a slot is held". */
export function happeningOf(type: string): string {
  return notices.find(({ kind }) => kind !== 'reminder' && typeOf(kind) === type)?.happens ?? '';
}
