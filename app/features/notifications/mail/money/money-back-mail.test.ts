import { expect, it } from 'vitest';
import { cents } from '#app/lib/money.ts';
import { sampleFacts } from '#tests/support/mails/notice-samples.tsx';
import {
  disputeClosedContent,
  disputeOpenedContent,
  disputeToAnswerContent,
  isWorthNotifying,
  moneyBackOf,
  refundedContent,
} from './money-back-mail.ts';

const dispute = { amount: cents(7_500), status: 'needs_response', closed_at: null };

it('a dispute that can be answered asks for proof of the visit, and says until when we answer', () => {
  const evidence_due_at = new Date('2026-12-09T12:00:00Z');
  const content = disputeOpenedContent({ ...sampleFacts, dispute: { ...dispute, evidence_due_at } });
  expect(content?.lead).toContain('We’ll answer the bank for you.');
  expect(content?.facts.map(([name]) => name)).toContain('We answer by');
  expect(content?.action?.label).toBe('Send us proof of the visit');
});

it('a dispute without an answer promises none, and asks for no proof', () => {
  const content = disputeOpenedContent({ ...sampleFacts, dispute: { ...dispute, evidence_due_at: null } });
  expect(content?.lead).toContain('This bank decides without hearing our side.');
  expect(content?.lead).not.toContain('We’ll answer');
  expect(content?.facts.map(([name]) => name)).not.toContain('We answer by');
  expect([content?.action?.label, content?.note]).toEqual([
    'See your payments',
    'Banks can take up to a few months to decide.',
  ]);
});

it('the team reads by which hour a dispute is to be answered, until it is', () => {
  const open = { ...dispute, evidence_due_at: new Date('2026-12-02T04:59:59Z') };
  const content = disputeToAnswerContent({ ...sampleFacts, dispute: open });
  expect(content?.facts).toContainEqual(['Answer by', 'Tue, Dec 1, 2026 10:59 PM CST']);
  expect(content?.action.path).toBe(`/dashboard/admin/bookings/${sampleFacts.booking.id}`);
  for (const change of [{ status: 'under_review' }, { closed_at: new Date() }])
    expect(disputeToAnswerContent({ ...sampleFacts, dispute: { ...open, ...change } })).toBeUndefined();
  const unanswerable = { ...open, status: 'under_review', evidence_due_at: null };
  expect(disputeToAnswerContent({ ...sampleFacts, dispute: unanswerable })?.lead).toContain('without hearing our side');
});

it.each([
  ['admin-1795867200000-75.00', true],
  ['stripe-re_1', true],
  ['again-1', true],
  ['paid-twice', true],
  ['cancelled-by-admin', false],
  ['cancelled-by-client', false],
])('a refund that was just made as %s has a mail of its own: %s', (reason, isWorth) => {
  const now = new Date().toISOString();
  expect(isWorthNotifying({ reason, askedAt: now, at: now })).toBe(isWorth);
});

it('a refund that was paid another way than announced has a mail of its own, and expects nothing of a bank', () => {
  const now = new Date().toISOString();
  expect(isWorthNotifying({ reason: 'cancelled-by-client', askedAt: now, at: now, isPaidOtherwise: true })).toBe(true);
  const refund = { amount: cents(7_500), reason: 'again-1', paid_otherwise: 'Check 1042, mailed today' };
  const moneyBack = moneyBackOf({ ...sampleFacts, refund });
  const content = moneyBack && refundedContent(moneyBack);
  expect(content?.lead).toContain('we’ve paid you the $75.00 another way');
  expect(JSON.stringify(content)).not.toMatch(/business days|Check 1042/);
});

it('a refund by an administrator is said to have been made, not to have taken long', () => {
  const refund = { amount: cents(2_000), reason: 'admin-1795867200000-75.00', paid_otherwise: null };
  const moneyBack = moneyBackOf({ ...sampleFacts, refund });
  expect(moneyBack && refundedContent(moneyBack).lead).toMatch(/^We’ve refunded this amount to your card\./);
});

const due = { amount: cents(6_750), status: 'due', holds: [] } as const;
const held = { ...due, status: 'held', holds: ['admin'] } as const;

it.each([
  ['confirmed', null, 'We’ll send your share once the visit is done.', undefined],
  ['completed', held, 'We’re holding your share while we look into this visit.', '$67.50'],
  [
    'completed',
    due,
    'Your share is yours; if we were holding it, we’re now sending it to your Stripe account.',
    '$67.50',
  ],
  [
    'completed',
    { ...due, status: 'waiting' },
    'Your share is waiting for you: we’ll send it as soon as your Stripe account can receive it.',
    '$67.50',
  ],
  ['cancelled', null, 'Nothing from this payment is left to pay out.', '$0.00'],
] as const)(
  'after a dispute about a %s visit, with the share %j, the mail says where it is',
  (status, share, text, fact) => {
    const won = { ...dispute, status: 'won', closed_at: new Date(), evidence_due_at: null };
    const booking = { ...sampleFacts.booking, status };
    const content = disputeClosedContent({ ...sampleFacts, booking, dispute: won, share });
    expect(content?.lead).toBe(`The bank has let the payment stand. ${text}`);
    expect(content?.facts.find(([name]) => name === 'Your share')?.[1]).toBe(fact);
  },
);

it('a dispute that a full refund has ended before the visit promises no share', () => {
  const ended = { ...dispute, status: 'warning_closed', closed_at: new Date(), evidence_due_at: null };
  const { total_amount } = sampleFacts.booking;
  const mailAfter = (refunded_amount: string) =>
    disputeClosedContent({ ...sampleFacts, booking: { ...sampleFacts.booking, refunded_amount }, dispute: ended });
  expect(mailAfter('20.00')?.lead).toContain('We’ll send your share once the visit is done.');
  expect(mailAfter(total_amount)?.lead).toContain('Nothing from this payment is left to pay out.');
  expect(mailAfter(total_amount)?.facts).toContainEqual(['Your share', '$0.00']);
});

it('a dispute lost before the visit takes part of a share that is not there yet: none is stated', () => {
  const lost = { ...dispute, status: 'lost', closed_at: new Date(), evidence_due_at: null };
  const content = disputeClosedContent({ ...sampleFacts, dispute: lost });
  expect(content?.lead).toContain('The affected part of your share won’t be paid out.');
  expect(content?.facts.map(([name]) => name)).not.toContain('Your share');
});
