import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { when } from './booking-mail.ts';
import type { Recipient } from './notification-choices.ts';
import { isStillAhead, type Reminder } from './reminder-rules.ts';

/** Which changes of a booking are pushed. A hold concerns its client only, who is there at that moment. */
export const bookingPushKinds = ['confirmed', 'cancelled'] as const;
export type BookingPushKind = (typeof bookingPushKinds)[number];

/** What a push is about: a change of a booking, that it comes near, or that it is paid out. */
export type PushSubject =
  | { about: 'booking'; bookingId: string; kind: BookingPushKind; recipient: Recipient }
  | ({ about: 'reminder' } & Reminder)
  | { about: 'payout'; bookingId: string; recipient: 'professional' };

/** What the service worker shows. It may be read on a locked screen: a first name, the service and the time, no more. */
export type PushMessage = {
  title: string;
  body: string;
  /** Of our own site: what opens when it is pressed. */
  path: string;
  /** A later message of the same tag takes the place of the earlier one. */
  tag: string;
};

const paths: Record<Recipient, string> = { client: '/dashboard/client/bookings', professional: '/dashboard/professional/calendar' };

/** The message about a change of a booking; undefined where this recipient needs none, or things have moved on. */
export function bookingPush(kind: BookingPushKind, recipient: Recipient, booking: BookingDto): PushMessage | undefined {
  // Who pressed the button knows; and a hold that ended unpaid was no booking for anybody else.
  if (booking.status !== kind || booking.cancelled_by === recipient || booking.payment_method === null) return undefined;
  if (kind === 'confirmed') return recipient === 'professional' ? message('New booking', recipient, booking) : undefined;
  return message('Cancelled', recipient, booking);
}

/** The message so many hours before a visit; undefined when it does not take place, or not at that time. */
export function reminderPush({ hours, startsAt, recipient }: Omit<Reminder, 'bookingId'>, booking: BookingDto, now: number): PushMessage | undefined {
  if (!isStillAhead(booking, startsAt, now)) return undefined;
  return message(hours === 24 ? 'Coming up' : 'Soon', recipient, booking);
}

/** The message that the share of a visit has left for the professional's account. */
export function payoutPush(booking: BookingDto): PushMessage {
  return { ...message('On its way to you', 'professional', booking), path: '/dashboard/professional/payments' };
}

/** The message that only shows whether messages arrive. */
export function testPush(isProfessional: boolean): PushMessage {
  const path = isProfessional ? '/dashboard/professional/notifications' : '/account/notifications';
  return { title: 'Test Notification', body: 'Notifications reach this browser.', path, tag: 'test' };
}

function message(title: string, recipient: Recipient, booking: BookingDto): PushMessage {
  const other = recipient === 'professional' ? booking.client : booking.professional.profile;
  return {
    title: `${title}: ${booking.service.name}`,
    body: [other.first_name, when(booking)].filter(Boolean).join(', '),
    path: paths[recipient],
    tag: `booking-${booking.id}`,
  };
}
