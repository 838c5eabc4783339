import type { MailContent } from '#app/ui/mail/mail-content.ts';
import { agreedHoldContent, bookingMailContent } from './booking-mail.ts';
import { cancelledContent } from './money/cancelled-mail.ts';
import { completedMailContent } from './money/completed-mail.ts';
import {
  disputeClosedContent,
  disputeOpenedContent,
  disputeToAnswerContent,
  moneyBackOf,
  refundFailedContent,
  refundedContent,
  type MoneyBack,
} from './money/money-back-mail.ts';
import type { NoticeFacts } from './notice-facts.ts';
import type { BookingMailKind, MailRecipient, Recipient } from '#app/features/notices/notices.ts';
import { reviewedContent, reviewRepliedContent } from './review-mail.ts';
import { nobodyThereContent } from './no-show-mail.ts';
import { arrivedContent, onTheWayContent } from './progress-mail.ts';
import { heldReplacementContent } from './rescue/rescue-mail.ts';
import { rescheduledContent } from './rescheduled-mail.ts';
import { problemReportedContent, problemSettledContent } from './problem-mail.ts';

type Words = (to: Recipient, facts: NoticeFacts) => MailContent | undefined;

const wordsForParty: Record<BookingMailKind, Words> = {
  created: (to, { booking, replaces, isAgreed }) => {
    if (to === 'client' && replaces) return heldReplacementContent(booking, replaces);
    if (to === 'client' && isAgreed) return agreedHoldContent(booking);
    return bookingMailContent('created', to, booking);
  },
  confirmed: (to, { booking }) => bookingMailContent('confirmed', to, booking),
  cancelled: cancelledContent,
  rescheduled: rescheduledContent,
  'on-the-way': (_, facts) => onTheWayContent(facts),
  arrived: (_, facts) => arrivedContent(facts),
  'nobody-there': (_, facts) => nobodyThereContent(facts),
  completed: completedMailContent,
  'problem-reported': problemReportedContent,
  'problem-settled': problemSettledContent,
  refunded: (_, facts) => aboutMoneyBack(refundedContent, facts),
  'refund-failed': (_, facts) => aboutMoneyBack(refundFailedContent, facts),
  'dispute-opened': (_, facts) => disputeOpenedContent(facts),
  'dispute-closed': (_, facts) => disputeClosedContent(facts),
  reviewed: (_, facts) => reviewedContent(facts),
  'review-replied': (_, facts) => reviewRepliedContent(facts),
};

const wordsForTeam: Partial<Record<BookingMailKind, (facts: NoticeFacts) => MailContent | undefined>> = {
  'problem-reported': (facts) => problemReportedContent('team', facts),
  'dispute-opened': disputeToAnswerContent,
};

/** Returns the content of a notice's mail; undefined if there is nothing to say (any more). */
export function noticeContent(kind: BookingMailKind, to: MailRecipient, facts: NoticeFacts): MailContent | undefined {
  return to === 'team' ? wordsForTeam[kind]?.(facts) : wordsForParty[kind](to, facts);
}

function aboutMoneyBack(words: (moneyBack: MoneyBack) => MailContent, facts: NoticeFacts): MailContent | undefined {
  const moneyBack = moneyBackOf(facts);
  return moneyBack && words(moneyBack);
}
