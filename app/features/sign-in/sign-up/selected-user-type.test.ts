import { expect, it } from 'vitest';
import { chosenUserType, rememberUserType } from './selected-user-type.ts';
import { proves } from '#tests/support/proves.ts';

it.each(['client', 'professional'] as const)(
  'records the choice %s as selectedUserType',
  proves('AUTH-009', 'AUTH-031'),
  (type) => {
    const kept = new Map<string, string>();
    rememberUserType(type, { setItem: (key, value) => void kept.set(key, value) });
    expect([...kept]).toEqual([['selectedUserType', type]]);
  },
);

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
] as const)('reads %j as %j', proves('AUTH-031'), (kept, choice) => {
  expect(chosenUserType({ getItem: () => kept })).toBe(choice);
});

it('reads nothing where storage is forbidden', proves('AUTH-031'), () => {
  const getItem = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(chosenUserType({ getItem })).toBeNull();
});
