import { describe, expect, it } from 'vitest';
import { tryAgainTarget } from './try-again.ts';

const origin = 'http://localhost:3000';
const fromOwnPage = { earlierPages: 2, referrer: `${origin}/booking`, origin, checkoutBegun: false };

describe('Try Again on the cancel page', () => {
  it('BOOK-057 goes back one page', () => {
    expect(tryAgainTarget(fromOwnPage)).toBe('back');
    expect(tryAgainTarget({ ...fromOwnPage, referrer: '' })).toBe('back');
  });

  it('OPEN-29 goes to the booking page without an earlier page, and instead of a dead checkout', () => {
    expect(tryAgainTarget({ ...fromOwnPage, earlierPages: 0 })).toBe('/booking');
    expect(tryAgainTarget({ ...fromOwnPage, referrer: 'https://checkout.example/c/1' })).toBe('/booking');
    expect(tryAgainTarget({ ...fromOwnPage, referrer: '', checkoutBegun: true })).toBe('/booking');
  });
});
