import { describe, expect, it } from 'vitest';
import { displayName } from './display-name.ts';
import { proves } from '#tests/support/proves.ts';

describe('display name', () => {
  it('is first and last name when both exist', proves('NAV-015'), () => {
    expect(displayName({ first_name: 'Maya', last_name: 'Brooks', email: 'maya@example.com' })).toBe('Maya Brooks');
  });

  it('is the first name alone without a last name', proves('NAV-016'), () => {
    expect(displayName({ first_name: 'Maya', last_name: ' ', email: 'maya@example.com' })).toBe('Maya');
  });

  it('is the part of the e-mail before the at-sign without a first name', proves('NAV-017'), () => {
    expect(displayName({ first_name: null, last_name: 'Brooks', email: 'maya.b@example.com' })).toBe('maya.b');
  });

  it.each([{}, { email: '' }, { first_name: '', last_name: '', email: null }, { email: '@example.com' }])(
    'is "User" for %j',
    proves('NAV-018'),
    (person) => {
      expect(displayName(person)).toBe('User');
    },
  );
});
