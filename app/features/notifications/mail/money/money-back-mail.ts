import { formatDate, formatZonedVisitTime } from '#app/lib/dates/date-format.ts';
import { cents, formatDollars } from '#app/lib/money.ts';
import { epochMinutesOf, localDate, platformTimeZone } from '#app/lib/dates/time-zone.ts';
import type { MailContent, MailFact } from '#app/ui/mail/mail-content.ts';
import { when } from '#app/features/notices/moment.ts';
import { adminBookingUrl } from '#app/features/bookings/booking-link.ts';
import { unansweredSuffix } from '#app/features/payments/disputes/dispute.ts';
import { clientFacts, fullName, professionalFacts } from '../booking-mail.ts';
import { toContactEmail } from '../team/team-mail.ts';
import { payoutText } from './completed-mail.ts';
import type { NoticeFacts } from '../notice-facts.ts';
import type { RefundChange } from '#app/features/payments/refunds/commands/publish-refund-change.server.ts';

/** Refunds that no other mail announces: payments that no booking could keep. */
const unannounced: Record<string, string> = {
  'paid-twice':
    'You paid for this visit twice. We’ve refunded the second payment in full; your booking stays as it is.',
  'amount-differs':
    'Your payment didn’t match the price of the booking, so we’ve refunded all of it and ended the booking.',
  'booking-cancelled': 'Your payment arrived after the booking had ended, so we’ve refunded it in full.',
};

/** Hours for which "on its way back to your card" stays true without another mail. */
const patienceHours = 2;

/**
 * Reports whether a refund that was just made needs a notice: it was not announced, it took much longer than
 * announced, or it was paid another way than announced.
 */
export function isWorthNotifying({
  reason,
  askedAt,
  at,
  isPaidOtherwise = false,
}: Pick<RefundChange, 'reason' | 'askedAt' | 'at' | 'isPaidOtherwise'>): boolean {
  return (
    isPaidOtherwise ||
    Object.hasOwn(unannounced, reason) ||
    /^(again|stripe|admin)-/.test(reason) ||
    Date.parse(at) - Date.parse(askedAt) > patienceHours * 3_600_000
  );
}

/** A refund, and what it is for as far as that is known: its client may have deleted the booking. */
export type MoneyBack = {
  refund: NonNullable<NoticeFacts['refund']>;
  serviceName: string;
  facts: MailFact[];
};

/** Returns the refund that a notice of a booking is about. */
export function moneyBackOf({ booking, refund }: NoticeFacts): MoneyBack | undefined {
  return refund ? { refund, serviceName: booking.service.name, facts: clientFacts(booking) } : undefined;
}

/** Returns the content of the mail about a refund that was made. */
export function refundedContent({ refund, serviceName, facts }: MoneyBack): MailContent {
  const amount = formatDollars(refund.amount);
  return {
    subject: `Refunded: ${amount} for ${serviceName}`,
    ...(refund.paid_otherwise === null ? throughStripe(refund) : otherwise(amount)),
    facts: [['Refund', amount], ...facts],
    // Its client may have deleted the booking, so the link leads to all of them.
    action: { label: 'See my bookings', path: '/dashboard/client/bookings' },
  };
}

function throughStripe({ amount, reason }: MoneyBack['refund']): Pick<MailContent, 'heading' | 'lead'> {
  return {
    heading: `${formatDollars(amount)} was sent back to you`,
    lead: `${whyText(reason)} Your bank will take 5 to 10 business days to show it.`,
  };
}

/** How it was paid stands in the administrators' note, which is not for the client. */
function otherwise(amount: string): Pick<MailContent, 'heading' | 'lead' | 'note'> {
  return {
    heading: `We’ve paid you ${amount}`,
    lead: `We couldn’t refund your card, so we’ve paid you the ${amount} another way. It won’t show up as a refund on your card.`,
    note: 'Hasn’t it reached you? Write to us through the contact page.',
  };
}

function whyText(reason: string): string {
  if (/^(stripe|admin)-/.test(reason)) return 'We’ve refunded this amount to your card.';
  return unannounced[reason] ?? 'The refund we told you about took longer than usual. We’ve now made it.';
}

/**
 * Returns the content of the mail about a refund that did not arrive; an administrator decides how it is paid
 * instead.
 */
export function refundFailedContent({ refund, serviceName, facts }: MoneyBack): MailContent {
  const amount = formatDollars(refund.amount);
  return {
    subject: `Your refund didn’t arrive: ${amount} for ${serviceName}`,
    heading: 'Your refund didn’t arrive',
    lead: `Your bank didn’t accept the ${amount} that we refunded, perhaps because the card is closed. The money is still yours: we’ll find another way and email you.`,
    facts: [['Refund', amount], ...facts],
    action: { label: 'Tell us how to pay you', path: '/contact?topic=booking' },
  };
}

/**
 * Returns the content of the mail about a dispute that a bank has opened; undefined once it is over, which has its
 * own mail.
 */
export function disputeOpenedContent({ booking, dispute, share }: NoticeFacts): MailContent | undefined {
  if (!dispute || dispute.closed_at) return undefined;
  const isPaidOut = share?.status === 'sent' || share?.status === 'reversed';
  const held = isPaidOut
    ? 'We’ve already sent your share; it’s taken back only if the bank decides for the client.'
    : 'We’re holding your share until the bank decides.';
  const { answer, nextStep } = dispute.evidence_due_at ? withAnswer : withoutAnswer;
  return {
    subject: `Payment disputed: ${booking.service.name}, ${when(booking)}`,
    heading: 'A bank disputes this payment',
    lead: `Your client’s bank is questioning this payment or wants it back. ${answer} ${held}`,
    facts: [
      ['Disputed', formatDollars(dispute.amount)],
      ...dueFact(dispute.evidence_due_at, booking.time_zone),
      ...professionalFacts(booking),
    ],
    ...nextStep,
  };
}

const withAnswer = {
  answer: 'We’ll answer the bank for you.',
  nextStep: {
    action: { label: 'Send us proof of the visit', path: '/contact?topic=booking' },
    note: 'Messages with the client or photos of the work help. Banks can take up to a few months to decide.',
  },
};

const withoutAnswer = {
  answer: 'This bank decides without hearing our side.',
  nextStep: {
    action: { label: 'See your payments', path: '/dashboard/professional/payments' },
    note: 'Banks can take up to a few months to decide.',
  },
};

/**
 * Returns the content of the mail to the team about a dispute that a bank has opened; undefined once it is answered or
 * over.
 */
export function disputeToAnswerContent({ booking, dispute }: NoticeFacts): MailContent | undefined {
  if (!dispute || dispute.closed_at) return undefined;
  const { amount, status, evidence_due_at: dueAt } = dispute;
  if (dueAt && !status.endsWith(unansweredSuffix)) return undefined;
  return {
    subject: `${dueAt ? 'Dispute to answer' : 'Payment disputed'}: ${booking.service.name}, ${when(booking)}`,
    heading: dueAt ? 'A dispute needs an answer' : 'A bank disputes a payment',
    lead: `A client’s bank is questioning this payment or wants it back. ${dueAt ? 'Without an answer in Stripe in time, the money is lost.' : withoutAnswer.answer}`,
    facts: [
      ['Disputed', formatDollars(amount)],
      ...(dueAt ? [['Answer by', formatZonedVisitTime(epochMinutesOf(dueAt), platformTimeZone)] as const] : []),
      ...clientFacts(booking),
      ['Client', fullName(booking.client)],
    ],
    ...teamAction(booking),
    reason: toContactEmail,
  };
}

/** Without an account of its client, the booking may be deleted as well, and have no page. */
function teamAction({ id, client }: NoticeFacts['booking']): Pick<MailContent, 'action' | 'note'> {
  return client.id === null
    ? { action: { label: 'See the disputes', path: '/dashboard/admin/money' } }
    : {
        action: { label: 'Open the booking', path: adminBookingUrl(id) },
        note: 'Its page makes one file of all that a bank asks for.',
      };
}

function dueFact(dueAt: Date | null, zone: string): MailFact[] {
  return dueAt ? [['We answer by', formatDate(localDate(epochMinutesOf(dueAt), zone))]] : [];
}

/** Returns the content of the mail about a dispute that is over; undefined for any other. */
export function disputeClosedContent({ booking, dispute, share }: NoticeFacts): MailContent | undefined {
  if (!dispute?.closed_at) return undefined;
  const isLost = dispute.status === 'lost';
  return {
    subject: `Dispute ${isLost ? 'lost' : 'ended'}: ${booking.service.name}, ${when(booking)}`,
    heading: isLost ? 'The bank gave the money back' : 'The dispute is over',
    lead: isLost ? lostText(share) : `The bank has let the payment stand. ${keptText({ booking, share })}`,
    facts: [
      ['Disputed', formatDollars(dispute.amount)],
      ...shareFact({ booking, share }),
      ...professionalFacts(booking),
    ],
    action: { label: 'See your payments', path: '/dashboard/professional/payments' },
  };
}

/** A visit ahead has no share yet, unless all of it was refunded; afterwards none means that nothing is left. */
function isShareAhead({ booking, share }: Pick<NoticeFacts, 'booking' | 'share'>): boolean {
  return share === null && booking.status === 'confirmed' && booking.refunded_amount !== booking.total_amount;
}

function keptText({ booking, share }: Pick<NoticeFacts, 'booking' | 'share'>): string {
  if (isShareAhead({ booking, share })) return 'We’ll send your share once the visit is done.';
  const isFree = share !== null && share.amount > 0 && share.status !== 'waiting' && share.holds.length === 0;
  return isFree
    ? 'Your share is yours; if we were holding it, we’re now sending it to your Stripe account.'
    : payoutText(share);
}

function shareFact(facts: Pick<NoticeFacts, 'booking' | 'share'>): MailFact[] {
  return isShareAhead(facts) ? [] : [['Your share', formatDollars(facts.share?.amount ?? cents(0))]];
}

function lostText(share: NoticeFacts['share']): string {
  const isPaidOut = share?.status === 'sent' || share?.status === 'reversed';
  const rest = isPaidOut
    ? 'The affected part of your share is taken back from your Stripe account.'
    : 'The affected part of your share won’t be paid out.';
  return `The bank decided in your client’s favor and returned the money. ${rest}`;
}
