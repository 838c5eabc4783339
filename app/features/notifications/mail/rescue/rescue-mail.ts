import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { rescueUrl } from '#app/features/bookings/booking-link.ts';
import { replacementMinutes } from '#app/features/replacements/rescue.ts';
import type { MailContent } from '#app/ui/mail/mail-content.ts';
import { when } from '#app/features/notices/moment.ts';
import { clientFacts } from '../booking-mail.ts';
import type { NoticeFacts } from '../notice-facts.ts';

/** Returns the content of the mail about a held replacement; undefined once it is paid or its minutes are over. */
export function heldReplacementContent(
  booking: BookingDto,
  { bookingId, heldUntil }: NonNullable<NoticeFacts['replaces']>,
  now = Date.now(),
): MailContent | undefined {
  if (booking.status !== 'pending' || now >= Date.parse(heldUntil)) return undefined;
  return {
    subject: `We are holding ${when(booking)} for you`,
    heading: `Held for you for ${replacementMinutes} minutes`,
    lead: 'It takes the place of the visit that was cancelled, and is yours as soon as you pay.',
    facts: clientFacts(booking),
    action: { label: 'Pay and confirm', path: rescueUrl(bookingId) },
  };
}
