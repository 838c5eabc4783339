import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { professionalVisitUrl } from '#app/features/bookings/booking-link.ts';
import { noShowLimits } from '#app/features/booking-outcomes/cancel/no-show.ts';
import { problemLabels } from '#app/features/bookings/problems/problem-kinds.ts';
import { isSettledAlone } from '#app/features/no-shows/no-show.ts';
import { waitingRefund } from '#app/features/payments/disputes/waiting-refund.ts';
import { cents, formatDollars, type Cents } from '#app/lib/money.ts';
import type { MailContent, MailFact } from '#app/ui/mail/mail-content.ts';
import { when } from '#app/features/notices/moment.ts';
import { clientAction, clientFacts, professionalFacts } from './booking-mail.ts';
import { payoutText } from './money/completed-mail.ts';
import type { NoticeFacts } from './notice-facts.ts';
import { toContactEmail } from './team/team-mail.ts';
import type { MailRecipient, Recipient } from '#app/features/notices/notices.ts';

type Problem = NonNullable<NoticeFacts['problem']>;

/** Returns the content of the mails about a reported problem; undefined once it is settled, which has its own mail. */
export function problemReportedContent(to: MailRecipient, facts: NoticeFacts): MailContent | undefined {
  const { booking, problem } = facts;
  if (!problem || booking.problem_status !== 'open') return undefined;
  if (to === 'client') return acknowledgement(booking, problem);
  return to === 'team' ? wordsForTeam(booking, problem) : wordsForProfessional(facts, problem);
}

function acknowledgement(booking: BookingDto, problem: Problem): MailContent {
  return {
    subject: `We have your report: ${booking.service.name}, ${when(booking)}`,
    heading: 'We have your report',
    lead: 'We’re sorry something went wrong. A person will look into it and email you. Until then, your professional’s share is held or can be taken back.',
    facts: [['Problem', problemLabels[problem.kind]], ['Your words', problem.description], ...clientFacts(booking)],
    action: clientAction(booking),
    note: 'Anything to add? Write to us through the contact page.',
  };
}

function wordsForTeam(booking: BookingDto, problem: Problem): MailContent {
  return {
    subject: `Problem to settle: ${booking.service.name}, ${when(booking)}`,
    heading: 'A problem needs to be settled',
    lead: 'A client has reported a problem with a visit. Until it’s settled, the professional’s share is held or can be taken back.',
    facts: [
      ['Problem', problemLabels[problem.kind]],
      ['Their words', problem.description],
      ...clientFacts(booking),
      ['Client', `${booking.client.first_name} ${booking.client.last_name}`.trim()],
    ],
    action: { label: 'Settle the problem', path: '/dashboard/admin/problems' },
    reason: toContactEmail,
  };
}

/** What a silent professional loses. */
function silenceNote({ booking, progress }: NoticeFacts): string {
  const follows = isSettledAlone(booking, progress?.step ?? null)
    ? 'Without an answer, your client is refunded in full.'
    : 'Our team reads both sides and decides.';
  return `Please answer within ${noShowLimits.answerHours} hours. ${follows}`;
}

/** Only whoever settles the problem reads what the client wrote. */
function wordsForProfessional(facts: NoticeFacts, problem: Problem): MailContent {
  const { booking, share } = facts;
  const isPaidOut = share?.status === 'sent' || share?.status === 'reversed';
  return {
    subject: `Problem reported: ${booking.service.name}, ${when(booking)}`,
    heading: 'Your client reported a problem',
    lead: isPaidOut
      ? 'We’ve already sent your share of this visit. We’re looking into what happened. If we decide on a refund, its part of your share is taken back. We’ll email you either way.'
      : 'We’re holding your share of this visit while we look into what happened. We’ll email you as soon as it’s settled.',
    facts: [['Problem', problemLabels[problem.kind]], ...professionalFacts(booking)],
    action: {
      label: 'Tell us your side',
      path: problem.kind === 'no-show' ? professionalVisitUrl(booking.id) : '/contact?topic=booking',
    },
    ...(problem.kind === 'no-show' && !isPaidOut ? { note: silenceNote(facts) } : {}),
  };
}

/** Returns the content of the mails about a settled problem, with what it means for the money. */
export function problemSettledContent(
  to: Recipient,
  { booking, problem, share, isRefundBlocked }: NoticeFacts,
): MailContent | undefined {
  if (!problem?.outcome) return undefined;
  const decision: MailFact[] = problem.settlement ? [['Our decision', problem.settlement]] : [];
  const subject = `Settled: ${booking.service.name}, ${when(booking)}`;
  const heading = 'The problem is settled';
  if (to === 'client')
    return {
      subject,
      heading,
      lead: refundText(problem, isRefundBlocked),
      facts: [...decision, ['Refund', dollars(problem.refund_amount)], ...clientFacts(booking)],
      action: clientAction(booking),
    };
  return {
    subject,
    heading,
    lead: `${outcomeText(problem)} ${payoutText(share)}`,
    facts: [
      ...decision,
      ['Your share', dollars(share?.amount ?? null)],
      ['Refund', dollars(problem.refund_amount)],
      ...professionalFacts(booking),
    ],
    action: { label: 'See your payments', path: '/dashboard/professional/payments' },
  };
}

function refundText({ outcome, refund_amount }: Problem, isBlocked: boolean): string {
  if (outcome === 'none' || (refund_amount ?? 0) === 0)
    return 'We’ve looked into your report and decided not to refund anything.';
  if (isBlocked) return `We’ve looked into your report. ${waitingRefund(dollars(refund_amount), outcome === 'full')}.`;
  return `We’ve looked into your report. ${dollars(refund_amount)} is on its way back to your card; your bank will take 5 to 10 business days to show it.`;
}

function outcomeText({ outcome, refund_amount }: Problem): string {
  if (outcome === 'full') return 'The client gets a full refund.';
  if (outcome === 'partial') return `The client gets ${dollars(refund_amount)} back.`;
  return 'The client doesn’t get a refund.';
}

function dollars(amount: Cents | null): string {
  return formatDollars(amount ?? cents(0));
}
