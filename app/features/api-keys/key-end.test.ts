import { expect, it } from 'vitest';
import { keyEnd } from './key-end.ts';

const end = '2027-02-28T02:00:00.000Z';

it('the end of a key is told by its hour, on the clock of its owner', () => {
  expect(keyEnd(end, 'active', 'America/Chicago')).toBe('Expires Feb 27, 2027 8:00 PM');
  expect(keyEnd(end, 'expired', 'UTC')).toBe('Expired Feb 28, 2027 2:00 AM');
});

it('a key can work until it is revoked', () => expect(keyEnd(null, 'active', 'UTC')).toBe('Never expires'));
