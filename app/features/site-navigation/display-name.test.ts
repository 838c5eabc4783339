import { describe, expect, it } from 'vitest';
import { displayName } from './display-name.ts';

describe('display name', () => {
  it('NAV-015 is first and last name when both exist', () => {
    expect(displayName({ first_name: 'Maya', last_name: 'Brooks', email: 'maya@example.com' })).toBe('Maya Brooks');
  });

  it('NAV-016 is the first name alone without a last name', () => {
    expect(displayName({ first_name: 'Maya', last_name: ' ', email: 'maya@example.com' })).toBe('Maya');
  });

  it('NAV-017 is the part of the e-mail before the at-sign without a first name', () => {
    expect(displayName({ first_name: null, last_name: 'Brooks', email: 'maya.b@example.com' })).toBe('maya.b');
  });

  it.each([{}, { email: '' }, { first_name: '', last_name: '', email: null }, { email: '@example.com' }])(
    'NAV-018 is "User" for %j',
    (person) => {
      expect(displayName(person)).toBe('User');
    },
  );
});
