import { expect, it } from 'vitest';
import type { VisitStep } from '#app/features/bookings/steps/visit-steps.ts';
import { sampleBooking, sampleFacts } from '#tests/support/mails/notice-samples.tsx';
import { problemReportedContent } from './problem-mail.ts';

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

function progressAt(step: VisitStep | null) {
  return { step, expected_at: null, steps: [], next: [], undo_until: null };
}
