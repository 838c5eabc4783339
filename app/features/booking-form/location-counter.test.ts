import { describe, expect, it } from 'vitest';
import { remainingCharacters } from './location-counter.ts';

describe('the warning under the address', () => {
  it('BOOK-010 counts down above 450 characters', () => {
    expect(remainingCharacters('x'.repeat(451))).toBe('49 characters remaining');
    expect(remainingCharacters('x'.repeat(500))).toBe('0 characters remaining');
  });

  it('BOOK-011 says nothing at 450 characters or fewer', () => {
    expect(remainingCharacters('x'.repeat(450))).toBeUndefined();
    expect(remainingCharacters('')).toBeUndefined();
  });
});
