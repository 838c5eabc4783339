import { expect, it } from 'vitest';
import { cents } from '#app/lib/money.ts';
import type { VisitStep } from '#app/features/bookings/steps/visit-steps.ts';
import { sampleBooking, sampleFacts } from '#tests/support/mails/notice-samples.tsx';
import { problemReportedContent, problemSettledContent } from './problem-mail.ts';

const nobodyCame = {
  kind: 'no-show',
  description: 'Nobody came.',
  outcome: null,
  refund_amount: null,
  settlement: null,
} as const;
const refund = 'Please answer within 24 hours. Without an answer, your client is refunded in full.';
const team = 'Please answer within 24 hours. Our team reads both sides and decides.';

it.each([
  ['confirmed', null, refund],
  ['confirmed', 'driving', refund],
  ['confirmed', 'arrived', team],
  ['cancelled', 'arrived', team],
  ['cancelled', null, team],
  ['completed', null, team],
] as const)('a report that nobody came to a visit that is %s, at step %s, says what silence leads to', (...given) => {
  const [status, step, note] = given;
  const facts = {
    ...sampleFacts,
    booking: { ...sampleBooking, status, problem_status: 'open' },
    problem: nobodyCame,
    progress: progressAt(step),
  } as const;
  expect(problemReportedContent('professional', facts)?.note).toBe(note);
});

it.each([
  ['full', 7_500, 'Once it has decided, you get $75.00 back, from the bank or from us.'],
  ['partial', 2_000, 'If it lets the payment stand, you get $20.00 back from us.'],
  ['none', 0, undefined],
] as const)('during a dispute, a problem settled with a refund: %s, $%i, promises it for later', (...given) => {
  const [outcome, amount, text] = given;
  const problem = { ...nobodyCame, outcome, refund_amount: cents(amount) };
  const facts = { ...sampleFacts, problem };
  const lead = (isRefundBlocked: boolean) => problemSettledContent('client', { ...facts, isRefundBlocked })?.lead;
  expect(lead(true)).toBe(
    text ? `We’ve looked into your report. Your bank is looking into this payment. ${text}` : lead(false),
  );
  expect(lead(false)?.includes('is on its way back to your card')).toBe(amount > 0);
});

function progressAt(step: VisitStep | null) {
  return { step, expected_at: null, steps: [], next: [], undo_until: null };
}
