import { expect, it } from 'vitest';
import { evidenceDueAt, nextEvidenceDue } from './dispute.ts';

it.each([
  [1_796_774_400, '2026-12-09T00:00:00.000Z'],
  // A bank that takes no answer.
  [0, undefined],
  [null, undefined],
])('Stripe’s due_by of %s is %s', (dueBy, expected) => expect(evidenceDueAt(dueBy)?.toISOString()).toBe(expected));

it('the next answer is due at the earliest deadline of a dispute that nobody has answered', () => {
  const dispute = (status: string, evidence_due_at: string | null) => ({ status, evidence_due_at });
  const [first, second, third] = ['2026-12-01T05:59:59.000Z', '2026-12-02T05:59:59.000Z', '2026-12-03T05:59:59.000Z'];
  expect(nextEvidenceDue([dispute('under_review', first), dispute('won', first)])).toBeUndefined();
  expect(nextEvidenceDue([dispute('needs_response', null)])).toBeUndefined();
  expect(nextEvidenceDue([dispute('needs_response', third), dispute('warning_needs_response', second)])).toBe(second);
});
