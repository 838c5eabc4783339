import { expect, it } from 'vitest';
import { secretsFrom } from './secrets.ts';
import { derivedFor, SigningKeys } from './signing-keys.server.ts';

const [old, current] = ['the old secret', 'the new secret'];
const keysOf = (...secrets: [string, ...string[]]) => new SigningKeys(secrets, derivedFor('tests'));

it('what an older secret signed holds for as long as it is in the list', () => {
  const signature = keysOf(old).sign('text');
  expect(keysOf(current, old).verifies('text', signature)).toBe(true);
  expect(keysOf(current).verifies('text', signature)).toBe(false);
});

it('the first secret signs', () => {
  expect(keysOf(current, old).sign('text')).toBe(keysOf(current).sign('text'));
});

it('no signature holds for another text or another purpose', () => {
  const signature = keysOf(current).sign('text');
  expect(keysOf(current).verifies('another text', signature)).toBe(false);
  expect(new SigningKeys([current], derivedFor('another purpose')).verifies('text', signature)).toBe(false);
});

it('AUTH_SECRET is one secret or a list of them', () => {
  expect([secretsFrom('one'), secretsFrom('new, old')]).toEqual([['one'], ['new', 'old']]);
});
