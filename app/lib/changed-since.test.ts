import { expect, it } from 'vitest';
import { changedSince } from './changed-since.ts';

it.each([
  [undefined, { bio: 'New' }, false],
  [{ bio: 'Old' }, { bio: 'New' }, true],
  [{ bio: ' New ' }, { bio: 'New' }, false],
  [{ fee: '2' }, { fee: '2.00' }, false],
  [{ fee: '' }, { fee: '0' }, true],
  [{ fee: '2', place: 'Austin' }, { fee: '2.00', place: 'Boise' }, true],
])('%j and now %j: changed %s', (seen, now, changed) =>
  expect(changedSince(seen as Record<string, string> | undefined, now as unknown as Record<string, string>)).toBe(
    changed,
  ),
);
