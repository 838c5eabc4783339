import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { problemDays } from '#app/features/booking-outcomes/problems/problem.ts';
import { parseIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import type { TransferHold } from '#app/features/payments/transfers/transfer.ts';
import { cents } from '#app/lib/money.ts';
import type { MailContent } from '#app/ui/mail/mail-content.ts';
import { formatMoment, when } from '#app/features/notices/moment.ts';
import { clientAction, clientFacts, professionalFacts, shareFacts } from '../booking-mail.ts';
import type { NoticeFacts } from '../notice-facts.ts';
import type { Recipient } from '#app/features/notices/notices.ts';

/** Returns the content of the mail after a visit; undefined if a problem was reported, which has mails of its own. */
export function completedMailContent(to: Recipient, { booking, share }: NoticeFacts): MailContent | undefined {
  if (booking.status !== 'completed' || booking.problem_status === 'settled') return undefined;
  if (to === 'professional') return wordsForProfessional(booking, share);
  return booking.problem_status === null ? wordsForClient(booking) : undefined;
}

function wordsForClient(booking: BookingDto): MailContent {
  const { first_name: name } = booking.professional.profile;
  return {
    subject: `How was it? ${booking.service.name}, ${when(booking)}`,
    heading: 'Thank you for booking with us',
    lead: `Your visit is done, and we’re passing your payment on to ${name || 'your professional'}. How was it? A review takes a minute and helps others choose.`,
    facts: clientFacts(booking),
    action: { label: 'Rate this visit', path: `/dashboard/client/bookings?review=${booking.id}` },
    note: `You’ll find your receipt with your booking. Was something wrong? You can report a problem there until ${reportableUntil(booking)}.`,
    links: [{ label: 'Open this booking', path: clientAction(booking).path }],
  };
}

/** Returns the last moment at which the client can report a problem, in the visit's zone. */
function reportableUntil({ end_time, time_zone }: BookingDto): string {
  return formatMoment((parseIsoWithOffset(end_time) ?? 0) + problemDays * 24 * 60, time_zone);
}

function wordsForProfessional(booking: BookingDto, share: NoticeFacts['share']): MailContent {
  return {
    subject: `Completed: ${booking.service.name}, ${when(booking)}`,
    heading: 'The visit is completed',
    lead: payoutText(share),
    facts: [
      ...shareFacts(booking, share?.amount ?? cents(0)),
      ...professionalFacts(booking).filter(([label]) => label !== 'Total'),
    ],
    action:
      share?.status === 'waiting'
        ? { label: 'Connect with Stripe', path: '/dashboard/professional/stripe-connect' }
        : { label: 'See your payments', path: '/dashboard/professional/payments' },
  };
}

/** Returns the text about what a professional gets, and when. */
export function payoutText(share: NoticeFacts['share']): string {
  if (!share || share.amount === 0) return 'Nothing from this payment is left to pay out.';
  if (share.status === 'sent' || share.status === 'reversed')
    return 'We sent your share to your Stripe account. Stripe pays it out to your bank, usually within a few days.';
  if (share.status === 'waiting')
    return 'Your share is waiting for you: we’ll send it as soon as your Stripe account can receive it.';
  if (share.holds.length > 0) return heldText(share.holds);
  return 'We’ll send your share to your Stripe account within minutes. Stripe pays it out to your bank, usually within a few days.';
}

/** Returns what a share waits for. An administrator who holds it names no end. */
function heldText(holds: readonly TransferHold[]): string {
  if (holds.includes('admin')) return 'We’re holding your share while we look into this visit.';
  const ends = [
    ...(holds.includes('problem') ? ['the client’s report is settled'] : []),
    ...(holds.includes('dispute') ? ['the client’s bank has decided'] : []),
  ];
  return `We’re holding your share until ${ends.join(' and ')}. We’ll email you then.`;
}
