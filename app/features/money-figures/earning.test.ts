import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#app/lib/money.ts';
import { earningOf } from './earning.ts';

const paid = {
  paid: cents(7500),
  refunded: cents(0),
  commission_percent: '10.00',
  transferred: null,
  asked_back: cents(0),
};

describe('what a professional earns of a payment', () => {
  it('is the amount less the commission', () => {
    expect(earningOf(paid)).toEqual({ gross: 7500, refunded: 0, fee: 750, net: 6750 });
  });

  it('has the commission on what was kept only', () => {
    expect(earningOf({ ...paid, refunded: cents(3750) })).toEqual({ gross: 7500, refunded: 3750, fee: 375, net: 3375 });
    expect(earningOf({ ...paid, refunded: cents(7500) })).toEqual({ gross: 7500, refunded: 7500, fee: 0, net: 0 });
  });

  it('is what the transfer brings, once there is one', () => {
    expect(earningOf({ ...paid, transferred: cents(6749) })).toEqual({ gross: 7500, refunded: 0, fee: 751, net: 6749 });
    // All of it was given back, and Stripe has not taken it from the professional yet.
    expect(earningOf({ ...paid, refunded: cents(7500), transferred: cents(6750), asked_back: cents(6750) })).toEqual({
      gross: 7500,
      refunded: 7500,
      fee: 0,
      net: 0,
    });
  });

  it('adds up to the cent, whatever the amounts', () => {
    const amounts = fc
      .integer({ min: 1, max: 999_999_999 })
      .chain((amount) => fc.tuple(fc.constant(amount), fc.integer({ min: 0, max: amount })));
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), ([amount, refunded], basisPoints) => {
        const text = {
          paid: cents(amount),
          refunded: cents(refunded),
          commission_percent: (basisPoints / 100).toFixed(2),
          asked_back: cents(0),
        };
        const { gross, refunded: back, fee, net } = earningOf({ ...text, transferred: null });
        expect([gross, back, gross - back]).toEqual([amount, refunded, fee + net]);
        expect(fee).toBeGreaterThanOrEqual(0);
        expect(net).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
