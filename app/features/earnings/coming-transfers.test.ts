import { expect, it } from 'vitest';
import { transferText, waitsUntil } from './coming-transfers.ts';

const now = new Date('2026-11-23T15:00:00-06:00');
const due_at = new Date('2026-11-24T15:00:00-06:00');
const textOf = (status: string, due: Date) =>
  transferText(status, waitsUntil({ status, due_at: due }, now)?.toISOString() ?? null, (at) => at.slice(0, 10));

it('a share that waits for the objection of its client says when it will be sent', () =>
  expect(textOf('due', due_at)).toBe('Will be sent 2026-11-24'));

it('one that waits for the undo of a completion is being sent', () =>
  expect(textOf('due', new Date(now.getTime() + 60_000))).toBe('Being sent'));

it('one that is held, or tried again later, says so', () => {
  expect(textOf('held', due_at)).toBe('On hold while we look into it');
  expect(textOf('failed', due_at)).toBe('Didn’t go through. We’ll retry automatically');
});
