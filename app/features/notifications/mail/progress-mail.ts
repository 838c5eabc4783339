import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { stepStands } from '#app/features/notices/step-notices.ts';
import { arrivalText } from '#app/features/visit-progress/arrival-text.ts';
import type { MailContent } from '#app/ui/mail/mail-content.ts';
import { clientAction, clientFacts } from './booking-mail.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** Returns the content of the mail that a professional is on the way; undefined if that is over or was undone. */
export function onTheWayContent(facts: NoticeFacts): MailContent | undefined {
  const { booking, progress } = facts;
  if (booking.status !== 'confirmed' || !stepStands('on-the-way', facts) || !progress?.expected_at) return undefined;
  const name = nameOf(booking);
  return {
    subject: `${name} is on the way: ${booking.service.name}`,
    heading: `${name} is on the way`,
    lead: `Expected ${arrivalText(progress.expected_at, booking.time_zone)}. You can follow it on the booking’s page.`,
    facts: clientFacts(booking),
    action: clientAction(booking),
  };
}

/** Returns the content of the mail that a professional is there; undefined if the visit has gone on or it was undone. */
export function arrivedContent(facts: NoticeFacts): MailContent | undefined {
  const { booking } = facts;
  if (booking.status !== 'confirmed' || !stepStands('arrived', facts)) return undefined;
  const name = nameOf(booking);
  return {
    subject: `${name} has arrived: ${booking.service.name}`,
    heading: `${name} is at your door`,
    lead: 'Please open the door.',
    facts: clientFacts(booking),
    action: clientAction(booking),
  };
}

function nameOf({ professional }: BookingDto): string {
  return professional.profile.first_name || 'Your professional';
}
