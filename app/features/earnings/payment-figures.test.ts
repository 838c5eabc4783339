import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#app/lib/money.ts';
import { type FigureSums, monthChange, paymentFigures } from './payment-figures.ts';
import { proves } from '#tests/support/proves.ts';

const nothing = { count: 0, amount: cents(0) };
const sums = (change: Partial<FigureSums> = {}): FigureSums => ({
  bookings: 0,
  pending: 0,
  confirmed: nothing,
  completed: nothing,
  thisMonth: cents(0),
  lastMonth: cents(0),
  ...change,
});

describe('the figures of the payments page', () => {
  it('revenue counts confirmed bookings', proves('PAY-005', 'OPEN-39'), () => {
    expect(paymentFigures(sums({ bookings: 2, confirmed: { count: 2, amount: cents(15_000) } })).revenue).toBe(15_000);
  });

  it('revenue counts completed bookings', proves('PAY-006'), () => {
    const figures = paymentFigures(
      sums({
        bookings: 3,
        confirmed: { count: 1, amount: cents(7_500) },
        completed: { count: 2, amount: cents(15_001) },
      }),
    );
    expect(figures.revenue).toBe(22_501);
  });

  it('the change is 100% from nothing to something', proves('PAY-009'), () => {
    expect(monthChange(cents(0), cents(1))).toBe(100);
  });

  it('the change is 0 from nothing to nothing', proves('PAY-010'), () => {
    expect(monthChange(cents(0), cents(0))).toBe(0);
  });

  it('the change is the difference in parts of the last month', proves('OPEN-39'), () => {
    expect([
      monthChange(cents(10_000), cents(12_500)),
      monthChange(cents(10_000), cents(0)),
      monthChange(cents(3), cents(1)),
    ]).toEqual([25, -100, -67]);
  });

  it('the success rate is completed and confirmed over all, 0 when there is none', proves('PAY-014', 'OPEN-39'), () => {
    expect(paymentFigures(sums()).successRate).toBe(0);
    const figures = paymentFigures(
      sums({
        bookings: 8,
        pending: 1,
        confirmed: { count: 2, amount: cents(1) },
        completed: { count: 4, amount: cents(1) },
      }),
    );
    expect([figures.successRate, figures.pending, figures.bookings]).toEqual([75, 1, 8]);
  });

  it('keeps the rate between 0 and 100, and the change where the amounts went', () => {
    const counts = fc.tuple(fc.nat(10_000), fc.nat(10_000), fc.nat(10_000), fc.nat(10_000));
    const amount = fc.nat(4_000_000_000).map(cents);
    fc.assert(
      fc.property(counts, amount, amount, ([pending, confirmed, completed, cancelled], lastMonth, thisMonth) => {
        const figures = paymentFigures({
          bookings: pending + confirmed + completed + cancelled,
          pending,
          confirmed: { count: confirmed, amount: thisMonth },
          completed: { count: completed, amount: lastMonth },
          thisMonth,
          lastMonth,
        });
        expect(figures.successRate).toBeGreaterThanOrEqual(0);
        expect(figures.successRate).toBeLessThanOrEqual(100);
        expect(figures.revenue).toBe(thisMonth + lastMonth);
        if (figures.change > 0) expect(thisMonth).toBeGreaterThan(lastMonth);
        if (figures.change < 0) expect(thisMonth).toBeLessThan(lastMonth);
      }),
    );
  });
});
