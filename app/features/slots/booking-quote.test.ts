import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#app/lib/money.ts';
import { discounted, quote, type QuoteInput } from './booking-quote.ts';
import { proves } from '#tests/support/proves.ts';

const austin = { latitude: 30.2431, longitude: -97.7697 };
const sixMilesNorth = { latitude: 30.3299, longitude: -97.7697 };
const dallas = { latitude: 32.7767, longitude: -96.797 };

const input = (overrides: Partial<QuoteInput>): QuoteInput => ({
  price: cents(7500),
  feePerMile: cents(0),
  serviceRadius: 10,
  base: austin,
  destination: 'no-zip',
  ...overrides,
});

describe('the price of a service at an address', proves('OPEN-59'), () => {
  it('is the price of the service where no travel fee is charged, with or without a ZIP', () => {
    expect(quote(input({}))).toMatchObject({ total: 7500, travelFee: 0 });
    expect(quote(input({ destination: 'unknown-zip' }))).toMatchObject({ total: 7500 });
    expect(quote(input({ destination: sixMilesNorth }))).toMatchObject({ total: 7500, miles: 6 });
  });

  it('adds the fee for the miles between the middles of the ZIPs', () => {
    expect(quote(input({ feePerMile: cents(125), destination: sixMilesNorth }))).toMatchObject({
      miles: 6,
      travelFee: 750,
      total: 8250,
    });
  });

  it('needs a known ZIP where a fee is charged', () => {
    expect(quote(input({ feePerMile: cents(100) }))).toBe('address_needs_zip');
    expect(quote(input({ feePerMile: cents(100), destination: 'unknown-zip' }))).toBe('unknown_zip');
  });

  it('refuses a ZIP beyond the service radius, also without a fee', () => {
    expect(quote(input({ destination: dallas }))).toBe('outside_service_area');
  });

  it('charges no way where the professional named no service area', () => {
    expect(quote(input({ base: null, destination: dallas }))).toMatchObject({ total: 7500 });
  });

  it('always adds up, in whole cents', () => {
    const amounts = fc.integer({ min: 1, max: 999_999 }).map(cents);
    const near = fc.record({
      latitude: fc.double({ min: 30.15, max: 30.33, noNaN: true }),
      longitude: fc.constant(austin.longitude),
    });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 500 }), near, (price, fee, destination) => {
        const answer = quote(input({ price, feePerMile: cents(fee), destination }));
        if (typeof answer === 'string') throw new Error(answer);
        expect(Number.isInteger(answer.total)).toBe(true);
        expect(answer.total).toBe(answer.price + answer.travelFee);
        expect(Math.abs(answer.travelFee - fee * answer.miles)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});

describe('a discount', () => {
  const amount = fc.integer({ min: 1, max: 9_999_999 });
  const percent = fc.integer({ min: 0, max: 25 });

  it('is whole cents off the service, never off the travel fee, and nearest to the percentage', () => {
    fc.assert(
      fc.property(amount, amount, percent, (price, travelFee, discountPercent) => {
        const full = {
          price: cents(price),
          travelFee: cents(travelFee),
          total: cents(price + travelFee),
          miles: 3,
          discountPercent: 0,
          discount: cents(0),
        };
        const less = discounted(full, discountPercent);
        expect(less).toMatchObject({ price, travelFee, miles: 3, discountPercent });
        expect(less.total).toBe(price - less.discount + travelFee);
        // Half a cent more than the exact share at most, and less than half a cent below it.
        const twiceOff = 2 * (100 * less.discount - price * discountPercent);
        expect(twiceOff > -100 && twiceOff <= 100).toBe(true);
        expect(less.total).toBeGreaterThan(0);
        expect(discounted(less, 0)).toEqual(full);
      }),
    );
  });
});
