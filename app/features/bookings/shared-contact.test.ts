import { describe, expect, it } from 'vitest';
import { placeForProfessional, isContactShared } from './shared-contact.ts';

const location = '1100 Congress Ave, Austin, TX 78701';

describe('what the parties of a booking learn of each other', () => {
  it.each([
    ['pending', null, false],
    ['cancelled', null, false],
    ['cancelled', 'card', true],
    ['confirmed', 'card', true],
    ['confirmed', null, true],
    ['completed', 'card', true],
  ] as const)('a %s booking paid by %s shares it: %s', (status, payment_method, shared) => {
    expect(isContactShared({ status, payment_method })).toBe(shared);
    expect(placeForProfessional({ status, payment_method, location })).toBe(
      shared ? location : 'ZIP 78701, shared in full once paid',
    );
  });

  it('of an unpaid address without a ZIP nothing is told', () => {
    expect(
      placeForProfessional({ status: 'pending', payment_method: null, location: 'The blue house by the lake' }),
    ).toBe('Shared once paid');
  });
});
