import * as z from 'zod/mini';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { threadUrl } from '#app/features/messages/thread-links.ts';
import type { UnreadContent } from '#app/features/messages/unread/queries/read-unread-notice.server.ts';
import { clientBookingUrl, rescueUrl } from '#app/features/bookings/booking-link.ts';
import { hasOffers } from '#app/features/replacements/rescue.ts';
import { visitMoments, wasClientAbsent } from '#app/features/booking-outcomes/cancel/no-show.ts';
import { arrivalText } from '#app/features/visit-progress/arrival-text.ts';
import { when } from '#app/features/notices/moment.ts';
import {
  bookingPushKinds,
  pushedTo,
  recipients,
  type BookingPushKind,
  type ProfessionalPushKind,
  type Recipient,
} from '#app/features/notices/notices.ts';
import { isStillAhead, reminder, type Reminder } from '#app/features/notices/reminder-rules.ts';
import { type StepFacts, type StepKind, stepStands } from '#app/features/notices/step-notices.ts';

/** The subject of a push: a change of a booking, a reminder of it, the transfer of its share, or unread messages. */
export const pushSubject = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('booking'),
    bookingId: z.string(),
    kind: z.enum(bookingPushKinds),
    recipient: z.enum(recipients),
  }),
  z.extend(reminder, { about: z.literal('reminder') }),
  z.object({ about: z.literal('payout'), bookingId: z.string(), recipient: z.literal('professional') }),
  z.object({ about: z.literal('message'), threadId: z.string(), until: z.number(), recipient: z.enum(recipients) }),
]);
export type PushSubject = z.infer<typeof pushSubject>;

/**
 * The message the service worker shows. It may be read on a locked screen: a first name, the service and the time, no
 * more.
 */
export type PushMessage = {
  title: string;
  body: string;
  /** The page of our site that opens when it is pressed. */
  path: string;
  /** A later message with the same tag replaces the earlier one. */
  tag: string;
};

const paymentsPath = '/dashboard/professional/payments';
/** Where notices lead professionals. */
export const calendarPath = '/dashboard/professional/calendar';
const paths: Record<Recipient, (bookingId: string) => string> = {
  client: clientBookingUrl,
  professional: () => calendarPath,
};

/** Where a professional sees more. */
const professionalPages: Record<ProfessionalPushKind, string> & Partial<Record<BookingPushKind, string>> = {
  confirmed: calendarPath,
  rescheduled: calendarPath,
  cancelled: calendarPath,
  'problem-reported': paymentsPath,
  'problem-settled': paymentsPath,
  'dispute-opened': paymentsPath,
  'dispute-closed': paymentsPath,
  reviewed: '/dashboard/professional/reviews',
};

const titles: Record<BookingPushKind, string> = {
  confirmed: 'New booking',
  rescheduled: 'New time',
  cancelled: 'Cancelled',
  'on-the-way': 'On the way',
  arrived: 'At your door',
  'nobody-there': 'Can’t find you',
  'problem-reported': 'Problem reported',
  'problem-settled': 'Problem settled',
  'dispute-opened': 'Payment disputed',
  'dispute-closed': 'Dispute ended',
  reviewed: 'New review',
  'review-replied': 'Reply to your review',
};

/** Whether a change is still current; for a dispute its own row says so. */
const isCurrent: Record<BookingPushKind, (booking: BookingDto) => boolean> = {
  confirmed: ({ status }) => status === 'confirmed',
  rescheduled: ({ status }) => status === 'confirmed',
  cancelled: ({ status }) => status === 'cancelled',
  'on-the-way': ({ status }) => status === 'confirmed',
  arrived: ({ status }) => status === 'confirmed',
  'nobody-there': ({ status }) => status === 'confirmed',
  'problem-reported': ({ problem_status }) => problem_status === 'open',
  'problem-settled': ({ problem_status }) => problem_status === 'settled',
  'dispute-opened': () => true,
  'dispute-closed': () => true,
  reviewed: () => true,
  'review-replied': () => true,
};

/** Whether a change is still current, and new to this side of the booking. */
export function isNews(kind: BookingPushKind, recipient: Recipient, booking: BookingDto): boolean {
  // Whoever cancelled it knows, unless it was for their absence, and a hold that ended unpaid was never a booking for anybody else.
  const isNoShow = kind === 'cancelled' && wasClientAbsent(visitMoments(booking));
  const isOwnAct = kind === 'cancelled' && booking.cancelled_by === recipient && !isNoShow;
  return isCurrent[kind](booking) && !isOwnAct && booking.payment_method !== null;
}

/** Returns the message about a change of a booking; undefined if this recipient needs none or it is out of date. */
export function bookingPush(kind: BookingPushKind, recipient: Recipient, booking: BookingDto): PushMessage | undefined {
  if (!pushedTo(kind).includes(recipient) || !isNews(kind, recipient, booking)) return undefined;
  return { ...message(titles[kind], recipient, booking), path: pathOf(kind, recipient, booking) };
}

function pathOf(kind: BookingPushKind, recipient: Recipient, booking: BookingDto): string {
  const { id } = booking;
  if (kind === 'cancelled' && recipient === 'client' && hasOffers(booking, Date.now())) return rescueUrl(id);
  if (kind === 'review-replied') return `${paths.client(id)}?review=${id}`;
  const page = recipient === 'professional' ? professionalPages[kind] : undefined;
  return page ?? paths[recipient](id);
}

/**
 * Returns the message that the professional is on the way, has arrived or finds nobody; undefined if the visit is at
 * another step by now.
 */
export function progressPush(kind: StepKind, booking: BookingDto, facts: StepFacts): PushMessage | undefined {
  if (!stepStands(kind, facts)) return undefined;
  const message = bookingPush(kind, 'client', booking);
  const expectedAt = facts.progress?.expected_at ?? null;
  if (!message || expectedAt === null) return message;
  const { first_name } = booking.professional.profile;
  const expected = arrivalText(expectedAt, booking.time_zone);
  return { ...message, body: [first_name, expected].filter(Boolean).join(', ') };
}

/** Returns the message some hours before a visit; undefined if it does not take place, or not at that time. */
export function reminderPush(
  { hours, startsAt, recipient }: Omit<Reminder, 'bookingId'>,
  booking: BookingDto,
  now: number,
): PushMessage | undefined {
  if (!isStillAhead(booking, startsAt, now)) return undefined;
  return message(hours === 24 ? 'Coming up' : 'Soon', recipient, booking);
}

/** Returns the message that the transfer of a visit's share has left. */
export function payoutPush(booking: BookingDto): PushMessage {
  return { ...message('On its way to you', 'professional', booking), path: paymentsPath };
}

/** Returns the message about what somebody has not read in a thread: from whom and how many, no words of them. */
export function unreadPush({ thread, sender, total }: Pick<UnreadContent, 'thread' | 'sender' | 'total'>): PushMessage {
  return {
    title: `Message from ${sender}`,
    body: total === 1 ? 'You have a new message.' : `You have ${total} new messages.`,
    path: threadUrl(thread.side, thread.id),
    tag: `thread-${thread.id}`,
  };
}

/** Returns the message that tests whether messages arrive. */
export function testPush(isProfessional: boolean): PushMessage {
  const path = isProfessional ? '/dashboard/professional/notifications' : '/account/notifications';
  return { title: 'Test Notification', body: 'Notifications work in this browser.', path, tag: 'test' };
}

function message(title: string, recipient: Recipient, booking: BookingDto): PushMessage {
  const other = recipient === 'professional' ? booking.client : booking.professional.profile;
  return {
    title: `${title}: ${booking.service.name}`,
    body: [other.first_name, when(booking)].filter(Boolean).join(', '),
    path: paths[recipient](booking.id),
    tag: `booking-${booking.id}`,
  };
}
