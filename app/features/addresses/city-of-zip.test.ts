import { describe, expect, it } from 'vitest';
import { takeCity } from './city-of-zip.ts';

describe('the answer to a ZIP', () => {
  const asked = { zip: '78701', city: '', state: '' };
  const found = { city: 'Austin', state: 'TX' };

  it('fills city and state', () => {
    expect(takeCity(found, { asked, now: asked })).toEqual({ zip: '78701', city: 'Austin', state: 'TX' });
  });

  it('replaces those of the ZIP before', () => {
    const moved = { zip: '78701', city: 'New York', state: 'NY' };
    expect(takeCity(found, { asked: moved, now: moved })).toEqual({ zip: '78701', city: 'Austin', state: 'TX' });
  });

  it('leaves what was typed before it came', () => {
    expect(takeCity(found, { asked, now: { ...asked, city: 'West Lake Hills' } })).toEqual({
      zip: '78701',
      city: 'West Lake Hills',
      state: 'TX',
    });
    const both = { zip: '78701', city: 'West Lake Hills', state: 'Texas' };
    expect(takeCity(found, { asked, now: both })).toEqual(both);
  });

  it('is dropped when another ZIP is typed', () => {
    const other = { ...asked, zip: '10001' };
    expect(takeCity(found, { asked, now: other })).toEqual(other);
  });
});
