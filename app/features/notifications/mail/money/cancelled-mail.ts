import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { cents, centsFromDollars, formatDollars, subtractCents, type Cents } from '#app/lib/money.ts';
import { professionalGone } from '#app/features/booking-outcomes/cancel/cancel-reasons.ts';
import { noShowLimits, visitMoments, wasClientAbsent } from '#app/features/booking-outcomes/cancel/no-show.ts';
import { bookingLink, rescueUrl } from '#app/features/bookings/booking-link.ts';
import { waitingFee, waitingRefund } from '#app/features/payments/disputes/waiting-refund.ts';
import { hasOffers } from '#app/features/replacements/rescue.ts';
import type { MailContent, MailFact } from '#app/ui/mail/mail-content.ts';
import { when } from '#app/features/notices/moment.ts';
import type { Recipient } from '#app/features/notices/notices.ts';
import { clientAction, clientFacts, fullName, professionalAction, professionalFacts } from '../booking-mail.ts';
import type { NoticeFacts } from '../notice-facts.ts';

/**
 * Returns the content of the mail about a booking that ended before its visit; undefined if it stands again, or if
 * this recipient never heard of it: a professional is not notified of a hold that was never paid.
 */
export function cancelledContent(to: Recipient, facts: NoticeFacts): MailContent | undefined {
  const { booking } = facts;
  if (booking.status !== 'cancelled') return undefined;
  if (to === 'professional') return wasPaid(booking) ? wordsForProfessional(facts) : undefined;
  return {
    ...(isEndedHold(booking) ? endedHoldWords(facts) : cancelledWords(facts)),
    facts: [...reasonFact(facts), ...clientFacts(booking)],
    action: facts.isAgreed ? clientAction(booking) : afterCancellation(booking),
  };
}

function reasonFact({ cancelReason }: NoticeFacts): MailFact[] {
  return cancelReason === null ? [] : [['Why', cancelReason]];
}

function wordsForProfessional(facts: NoticeFacts): MailContent {
  const { booking } = facts;
  return {
    subject: `Cancelled: ${booking.service.name}, ${when(booking)}`,
    heading: isNoShow(booking) ? 'Your client wasn’t there' : 'A booking was cancelled',
    lead: [...timeText(booking), ...feeShareText(facts)].join(' '),
    facts: [...(facts.cancelReason === professionalGone ? [] : reasonFact(facts)), ...professionalFacts(booking)],
    action: professionalAction,
  };
}

/** The time of a visit that had begun is of no use to anybody. */
function timeText(booking: BookingDto): string[] {
  if (!hadBegun(booking)) return ['The time is open again.'];
  return moneyOf(booking).kept === 0 ? ['Your client is refunded in full.'] : [];
}

function hadBegun({ start_time, cancelled_at }: BookingDto): boolean {
  return cancelled_at !== null && Date.parse(cancelled_at) >= Date.parse(start_time);
}

function feeShareText({ booking, isRefundBlocked }: NoticeFacts): string[] {
  if (moneyOf(booking).kept === 0) return [];
  const share = isRefundBlocked ? 'is held until the client’s bank has decided' : 'will be paid out to you';
  return [`It was cancelled late, so your share of the fee ${share}.`];
}

/** Whether its client gave a hold up or let it run out; most often they have chosen another time. */
function isEndedHold(booking: BookingDto): boolean {
  return !wasPaid(booking) && (booking.cancelled_by === 'client' || booking.cancelled_by === null);
}

type Words = Pick<MailContent, 'subject' | 'heading' | 'lead'>;

function endedHoldWords({ booking, isAgreed }: NoticeFacts): Words {
  if (isAgreed) return unpaidVisitWords(booking);
  const subject = `No longer held: ${booking.service.name}, ${when(booking)}`;
  return booking.cancelled_by === null
    ? {
        subject,
        heading: 'The time we held has run out',
        lead: 'It wasn’t booked, so it’s open to others again.',
      }
    : {
        subject,
        heading: 'We no longer hold this time',
        lead: 'Nothing was paid for it. If you chose another time, we hold that one for you.',
      };
}

/** The end of a hold leaves a visit that was agreed on as it was. */
function unpaidVisitWords(booking: BookingDto): Words {
  return {
    subject: `Not paid yet: ${booking.service.name}, ${when(booking)}`,
    heading: 'Your visit isn’t paid yet',
    lead: 'Your professional still keeps this time for you. To pay, open the link to pay that you were sent again.',
  };
}

function cancelledWords({ booking, isRefundBlocked }: NoticeFacts): Words {
  const money = wasPaid(booking) ? refundText(booking, isRefundBlocked) : 'Nothing was paid for it.';
  return {
    subject: `Cancelled: ${booking.service.name}, ${when(booking)}`,
    heading: cancelledHeading(booking),
    lead: [money, ...offersText(booking)].join(' '),
  };
}

function cancelledHeading(booking: BookingDto): string {
  if (isNoShow(booking)) return 'Your professional found nobody there';
  if (booking.cancelled_by !== 'professional') return 'Your booking is cancelled';
  return hadBegun(booking) ? 'You get your money back' : 'Your professional had to cancel';
}

function isNoShow(booking: BookingDto): boolean {
  return wasClientAbsent(visitMoments(booking));
}

function wasPaid(booking: BookingDto): boolean {
  return booking.payment_method !== null;
}

type CancelledMoney = {
  /** What the cancellation refunds. */
  refund: Cents;
  /** The late-cancellation fee. */
  kept: Cents;
  /** What Stripe's dashboard or a bank had returned by then. */
  before: Cents;
};

/** Where the payment of a cancelled booking went; the three add up to it. */
function moneyOf({ total_amount, refund_amount, refunded_amount }: BookingDto): CancelledMoney {
  const total = centsFromDollars(total_amount);
  const refund = centsFromDollars(refund_amount ?? total_amount);
  const refunded = cents(Math.max(refund, centsFromDollars(refunded_amount ?? '0.00')));
  return { refund, kept: subtractCents(total, refunded), before: subtractCents(refunded, refund) };
}

function refundText(booking: BookingDto, isBlocked: boolean): string {
  const { refund, kept, before } = moneyOf(booking);
  if (kept === 0 && refund === 0) return 'What you paid was refunded before.';
  if (kept === 0) return isBlocked ? `${waitingRefund(formatDollars(refund), true)}.` : wholeRefundText(refund, before);
  const fee = refund > 0 ? feeText(refund, kept, isBlocked) : onlyFeeText(kept, { before, isBlocked });
  const rest = before > 0 ? ['The rest was refunded before.'] : [];
  return [fee, ...rest, ...(isNoShow(booking) ? [objection] : [])].join(' ');
}

function wholeRefundText(refund: Cents, before: Cents): string {
  return before === 0
    ? 'What you paid is on its way back to your card in full.'
    : `${formatDollars(refund)}, the rest of what you paid, is on its way back to your card.`;
}

function feeText(refund: Cents, kept: Cents, isBlocked: boolean): string {
  const back = isBlocked
    ? waitingRefund(formatDollars(refund), false)
    : `${formatDollars(refund)} is on its way back to your card`;
  return `${back}; ${formatDollars(kept)} stays as the late-cancellation fee.`;
}

function onlyFeeText(kept: Cents, { before, isBlocked }: { before: Cents; isBlocked: boolean }): string {
  if (isBlocked) return `It was cancelled late. ${waitingFee(formatDollars(kept))}.`;
  return before > 0
    ? `It was cancelled late: ${formatDollars(kept)} stays as the late-cancellation fee.`
    : 'It was cancelled late. The fee is the full amount, so nothing is refunded.';
}

/** What a client can do who was there after all. */
const objection = `If that’s wrong, report a problem on the booking’s page. Your professional’s share waits ${noShowLimits.answerHours} hours for that.`;

function offersText(booking: BookingDto): string[] {
  return hasOffers(booking, Date.now())
    ? ['Others may be free at the same hour: choose one, and keep your plans.']
    : [];
}

function afterCancellation(booking: BookingDto): MailContent['action'] {
  if (hasOffers(booking, Date.now())) return { label: 'See who else can come', path: rescueUrl(booking.id) };
  const { professional, service, cancelled_by } = booking;
  if (professional.id === null) return { label: 'Find another professional', path: '/professionals' };
  const hasRunOut = isEndedHold(booking) && cancelled_by === null;
  const choices = { pro: professional.id, name: fullName(professional.profile), service: service.id ?? undefined };
  return hasRunOut ? { label: 'Choose a time again', path: bookingLink(choices) } : clientAction(booking);
}
