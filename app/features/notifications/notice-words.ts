import { bookingMailWords, type MailWords } from './booking-mail.ts';
import { completedMailWords } from './completed-mail.ts';
import { disputeClosedWords, disputeOpenedWords, refundFailedWords, refundedWords } from './money-back-mail.ts';
import type { NoticeFacts } from './notice-facts.ts';
import type { BookingMailKind, MailRecipient, Recipient } from './notices.ts';
import { reviewedWords, reviewRepliedWords } from './review-mail.ts';
import { rescheduledWords } from './rescheduled-mail.ts';
import { problemReportedWords, problemSettledWords } from './problem-mail.ts';

type Words = (to: Recipient, facts: NoticeFacts) => MailWords | undefined;

const wordsForParty: Record<Exclude<BookingMailKind, 'problem-reported'>, Words> = {
  created: (to, { booking }) => bookingMailWords('created', to, booking),
  confirmed: (to, { booking }) => bookingMailWords('confirmed', to, booking),
  cancelled: (to, { booking }) => bookingMailWords('cancelled', to, booking),
  rescheduled: rescheduledWords,
  completed: completedMailWords,
  'problem-settled': problemSettledWords,
  refunded: (_, facts) => refundedWords(facts),
  'refund-failed': (_, facts) => refundFailedWords(facts),
  'dispute-opened': (_, facts) => disputeOpenedWords(facts),
  'dispute-closed': (_, facts) => disputeClosedWords(facts),
  reviewed: (_, facts) => reviewedWords(facts),
  'review-replied': (_, facts) => reviewRepliedWords(facts),
};

/** The words of a notice's mail; undefined where there is nothing to tell (any more). */
export function noticeWords(kind: BookingMailKind, to: MailRecipient, facts: NoticeFacts): MailWords | undefined {
  if (kind === 'problem-reported') return problemReportedWords(to, facts);
  return to === 'team' ? undefined : wordsForParty[kind](to, facts);
}
