import { describe, expect, it } from 'vitest';
import { remainingCharacters } from './location-counter.ts';
import { proves } from '#tests/support/proves.ts';

describe('the warning under the address', () => {
  it('counts down above 450 characters', proves('BOOK-010'), () => {
    expect(remainingCharacters('x'.repeat(451))).toBe('49 characters remaining');
    expect(remainingCharacters('x'.repeat(500))).toBe('0 characters remaining');
  });

  it('says nothing at 450 characters or fewer', proves('BOOK-011'), () => {
    expect(remainingCharacters('x'.repeat(450))).toBeUndefined();
    expect(remainingCharacters('')).toBeUndefined();
  });
});
