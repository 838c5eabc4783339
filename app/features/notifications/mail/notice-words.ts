import { bookingMailWords, type MailWords } from './booking-mail.ts';
import { completedMailWords } from './completed-mail.ts';
import { disputeClosedWords, disputeOpenedWords, moneyBackOf, refundFailedWords, refundedWords, type MoneyBack } from './money-back-mail.ts';
import type { NoticeFacts } from './notice-facts.ts';
import type { BookingMailKind, MailRecipient, Recipient } from '../notices.ts';
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
  refunded: (_, facts) => aboutMoneyBack(refundedWords, facts),
  'refund-failed': (_, facts) => aboutMoneyBack(refundFailedWords, facts),
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

function aboutMoneyBack(words: (moneyBack: MoneyBack) => MailWords, facts: NoticeFacts): MailWords | undefined {
  const moneyBack = moneyBackOf(facts);
  return moneyBack && words(moneyBack);
}
