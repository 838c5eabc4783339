import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import type { MoveDto } from '#app/features/moving/queries/read-move.server.ts';
import type { MailContent } from '#app/ui/mail/mail-content.ts';
import { when } from '#app/features/notices/moment.ts';
import { clientAction, clientFacts, professionalAction, professionalFacts } from './booking-mail.ts';
import type { NoticeFacts } from './notice-facts.ts';
import type { Recipient } from '#app/features/notices/notices.ts';

/** Returns the booking as this move left it; a later move has its own mail. */
export function bookingAfterMove(booking: BookingDto, { number, start_time, end_time }: MoveDto): BookingDto {
  return { ...booking, booking_date: start_time, start_time, end_time, moves: number };
}

/** Returns the content of the mail about one move of a visit; undefined if the visit no longer takes place. */
export function rescheduledContent(to: Recipient, { booking, move }: NoticeFacts): MailContent | undefined {
  if (!move || booking.status !== 'confirmed') return undefined;
  const moved = bookingAfterMove(booking, move);
  const isClient = to === 'client';
  const [service, ...rest] = isClient ? clientFacts(moved) : professionalFacts(moved);
  return {
    subject: `Rescheduled: ${booking.service.name}, ${when(moved)}`,
    heading: isClient ? 'Your visit has a new time' : 'A visit has a new time',
    lead: isClient
      ? 'Your professional knows. Your payment moves with it.'
      : 'Your client has rescheduled it, and the old time is open again. The price and address stay the same.',
    facts: [...(service ? [service] : []), ['Was', when({ ...booking, start_time: move.from_time })], ...rest],
    action: isClient ? clientAction(booking) : professionalAction,
  };
}
