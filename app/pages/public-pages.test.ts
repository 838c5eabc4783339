import { describe, expect, it } from 'vitest';
import { publicPageKey } from './public-pages.ts';

const keyOf = (address: string) => publicPageKey(new URL(address, 'http://localhost'));

describe('the name under which a public page is kept', () => {
  it('is the same whatever the order of its parameters', () => {
    expect(keyOf('/professionals?sort=name_asc&search=hair')).toBe(keyOf('/professionals?search=hair&sort=name_asc'));
    expect(keyOf('/professionals?search=hair')).not.toBe(keyOf('/professionals?search=car'));
  });

  it('does not exist for parameters nobody knows, so that a stranger cannot fill the cache', () => {
    expect(keyOf('/?utm_source=x')).toBeUndefined();
    expect(keyOf('/professionals?search=hair&x=1')).toBeUndefined();
    expect(keyOf(`/professionals?search=${'x'.repeat(500)}`)).toBeUndefined();
  });

  it('covers the documentation, but no search of it', () => {
    expect(['/docs', '/docs/clients/booking'].map(keyOf)).toEqual(['/docs?', '/docs/clients/booking?']);
    expect(['/docs/search', '/docs/search?q=refund'].map(keyOf)).toEqual([undefined, undefined]);
  });

  it('does not exist for private pages and for the data of pages', () => {
    for (const path of ['/dashboard', '/dashboard/client', '/professionals.data', '/api/bookings']) {
      expect(keyOf(path)).toBeUndefined();
    }
  });
});
