import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookingLimits } from '#app/features/bookings/booking-limits.ts';
import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import { addressLimits } from './address-limits.ts';
import { locationOf, partsOfLocation } from './address.ts';

const parts = { street: '1100 Congress Ave', unit: null, city: 'Austin', state: 'TX', zip: '78701' };

it.each([
  [null, '1100 Congress Ave, Austin, TX 78701'],
  ['Apt 4', '1100 Congress Ave, Apt 4, Austin, TX 78701'],
  ['4B', '1100 Congress Ave, Unit 4B, Austin, TX 78701'],
  ['90210', '1100 Congress Ave, Unit 90210, Austin, TX 78701'],
])('the unit %s is part of the location, and never its ZIP', (unit, location) => {
  expect(locationOf({ ...parts, unit })).toBe(location);
  expect(findPostalCode(location)).toBe('78701');
});

it('the longest address fits into a booking', () => {
  const { streetMaximum, unitMaximum, cityMaximum } = addressLimits;
  const longest = {
    ...parts,
    street: 'x'.repeat(streetMaximum),
    unit: '9'.repeat(unitMaximum),
    city: 'y'.repeat(cityMaximum),
  };
  expect(locationOf(longest).length).toBeLessThanOrEqual(bookingLimits.locationMaximum);
});

const word = fc
  .string({ unit: fc.constantFrom('a', 'B', '4', ' ', '-', '.'), minLength: 1, maxLength: 20 })
  .map((text) => `x${text.trim()}`);

it('the parts of a location are those it was written from', () => {
  fc.assert(
    fc.property(word, fc.option(word), word, (street, unit, city) => {
      const written = { street, unit, city, state: 'TX', zip: '78701' };
      expect(partsOfLocation(locationOf(written))).toEqual(written);
    }),
  );
});

it.each([
  ['1100 Congress Ave, Austin, TX 78701-1234, USA', parts],
  ['1100 Congress Ave, Austin TX, 78701', parts],
  ['Somewhere in Austin', null],
])('%s is taken apart if it is written like ours', (location, expected) => {
  expect(partsOfLocation(location)).toEqual(expected);
});
