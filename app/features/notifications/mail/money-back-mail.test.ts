import { expect, it } from 'vitest';
import { cents } from '#app/lib/money.ts';
import { sampleFacts } from '#tests/support/mails/notice-samples.tsx';
import { disputeOpenedContent, isWorthNotifying, moneyBackOf, refundedContent } from './money-back-mail.ts';

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

it.each([
  ['admin-1795867200000-75.00', true],
  ['stripe-re_1', true],
  ['again-1', true],
  ['paid-twice', true],
  ['cancelled-by-admin', false],
  ['cancelled-by-client', false],
])('a refund that was just made as %s has a mail of its own: %s', (reason, isWorth) => {
  const now = new Date();
  expect(isWorthNotifying(reason, now, now)).toBe(isWorth);
});

it('a refund by an administrator is said to have been made, not to have taken long', () => {
  const refund = { amount: cents(2_000), reason: 'admin-1795867200000-75.00' };
  const moneyBack = moneyBackOf({ ...sampleFacts, refund });
  expect(moneyBack && refundedContent(moneyBack).lead).toMatch(
    /^We’ve refunded this part of your payment to your card\./,
  );
});
