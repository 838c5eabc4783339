import { describe, expect, it } from 'vitest';
import { tryAgainTarget } from './try-again.ts';
import { proves } from '#tests/support/proves.ts';

const origin = 'http://localhost:3000';
const fromOwnPage = { from: null, earlierPages: 2, referrer: `${origin}/booking`, origin, checkoutBegun: false };

describe('Try Again on the cancel page', () => {
  it('goes back one page', proves('BOOK-057'), () => {
    expect(tryAgainTarget(fromOwnPage)).toBe('back');
    expect(tryAgainTarget({ ...fromOwnPage, referrer: '' })).toBe('back');
  });

  it('goes where the checkout was opened, also from another tab, and never to another site', proves('OPEN-28'), () => {
    const elsewhere = { ...fromOwnPage, earlierPages: 0 };
    for (const from of ['/booking?pro=1&service=2', '/dashboard/client/bookings/1/rescue'])
      for (const tab of [fromOwnPage, elsewhere]) expect(tryAgainTarget({ ...tab, from })).toBe(from);
    for (const from of [
      'https://evil.example/booking?x',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '',
    ])
      expect(tryAgainTarget({ ...elsewhere, from }), from).toBe('/booking');
  });

  it('goes to the booking page without an earlier page, and instead of a dead checkout', proves('OPEN-29'), () => {
    expect(tryAgainTarget({ ...fromOwnPage, earlierPages: 0 })).toBe('/booking');
    expect(tryAgainTarget({ ...fromOwnPage, referrer: 'https://checkout.example/c/1' })).toBe('/booking');
    expect(tryAgainTarget({ ...fromOwnPage, referrer: '', checkoutBegun: true })).toBe('/booking');
  });
});
