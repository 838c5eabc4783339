import { expect, it } from 'vitest';
import { chosenUserType, rememberUserType } from './selected-user-type.ts';

it.each(['client', 'professional'] as const)('AUTH-009 AUTH-031 records the choice %s as selectedUserType', (type) => {
  const kept = new Map<string, string>();
  rememberUserType(type, { setItem: (key, value) => void kept.set(key, value) });
  expect([...kept]).toEqual([['selectedUserType', type]]);
});

it('goes on without storage', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => rememberUserType('client', { setItem })).not.toThrow();
});

it.each([
  ['client', 'client'],
  ['professional', 'professional'],
  ['admin', null],
  [null, null],
] as const)('AUTH-031 reads %j as %j', (kept, choice) => {
  expect(chosenUserType({ getItem: () => kept })).toBe(choice);
});

it('AUTH-031 reads nothing where storage is forbidden', () => {
  const getItem = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(chosenUserType({ getItem })).toBeNull();
});
