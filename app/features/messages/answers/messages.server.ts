import * as z from 'zod/mini';
import { about, id, instant, named, text, timeZone, whole } from '#app/platform/http/api/answer-fields.server.ts';
import { bookingStatuses } from '#app/features/bookings/booking.ts';
import { sides } from '../message.ts';

const side = z.enum(sides);
const messageText = about(
  'As written; contact details are masked for the other side until a booking of the two is paid.',
  text('Could you come on Friday morning?'),
);

export const threadAnswer = named(
  'Thread',
  z.object({
    id,
    side: about('The side of the signed-in user.', side),
    other: z.object({
      name: about('"Maya B." until a booking of the two is paid, then in full.', text('Maya Brooks')),
      picture: z.nullable(text('/api/storage/profiles/7c9e6679/photo.webp')),
      professional_id: about('Of the professional, for the client.', z.nullable(id)),
      has_left: z.boolean(),
    }),
    is_contact_shared: z.boolean(),
    is_blocked: about('Whether the signed-in user has blocked the other side.', z.boolean()),
    writing: about(
      'Whether the signed-in user can write: `open`, `left` if the other account is closed, `blocked` if they blocked the other side themselves, otherwise `closed`.',
      z.enum(['open', 'left', 'blocked', 'closed']),
    ),
    may_attach: about('Whether files can be sent: once a booking of the two is paid.', z.boolean()),
    unread: whole,
    last_activity_at: instant,
    last_message: z.nullable(
      z.object({ text: messageText, is_own: z.boolean(), is_erased: z.boolean(), sent_at: instant }),
    ),
  }),
);

export const messageFileAnswer = named(
  'MessageFile',
  z.object({
    id,
    name: text('garden.jpg'),
    kind: z.enum(['picture', 'pdf']),
    size: about('Bytes.', whole),
    width: z.nullable(whole),
    height: z.nullable(whole),
    url: about(
      'With size=small, a picture of it for a page.',
      text('/api/threads/019a0000-0000-7000-8000-000000000001/files/019a0000-0000-7000-8000-000000000002'),
    ),
  }),
);

export const messageAnswer = named(
  'Message',
  z.object({
    id,
    sequence: about('Its place in the thread, from 1.', whole),
    is_own: z.boolean(),
    text: messageText,
    is_masked: about('Whether contact details in it are masked for the side that did not write it.', z.boolean()),
    files: z.array(messageFileAnswer),
    is_erased: about('Its sender has closed the account.', z.boolean()),
    sent_at: instant,
  }),
);

export const threadBookingAnswer = named(
  'ThreadBooking',
  z.object({
    id,
    service_name: text('Deep tissue massage'),
    start_time: instant,
    time_zone: timeZone,
    status: z.enum(bookingStatuses),
    created_at: instant,
  }),
);

export const threadsAnswer = z.object({
  items: z.array(threadAnswer),
  next_cursor: z.nullable(text('WyIyMDI2LTExLTI0Il0')),
});

export const threadPageAnswer = z.object({
  thread: threadAnswer,
  messages: about('The oldest of the page first.', z.array(messageAnswer)),
  bookings: about('Bookings of the two that were made in the time of this page.', z.array(threadBookingAnswer)),
  read_by_other: about('The sequence up to which the other side has read.', whole),
  has_later: about('Whether later messages follow those of this page.', z.boolean()),
  next_before: about('What to pass as `before` for older ones; null if there are none.', z.nullable(whole)),
});

export const sentAnswer = z.object({ thread_id: id, message: messageAnswer });
export const unreadAnswer = z.object({ client: whole, professional: whole });
