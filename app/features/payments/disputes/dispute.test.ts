import { expect, it } from 'vitest';
import { evidenceDueAt } from './dispute.ts';

it.each([
  [1_796_774_400, '2026-12-09T00:00:00.000Z'],
  // A bank that takes no answer.
  [0, undefined],
  [null, undefined],
])('Stripe’s due_by of %s is %s', (dueBy, expected) => expect(evidenceDueAt(dueBy)?.toISOString()).toBe(expected));
