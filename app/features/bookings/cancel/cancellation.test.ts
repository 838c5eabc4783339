import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, centsFromDollars, dollarString } from '#app/lib/money.ts';
import { dateOfEpochMinutes, wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { cancellationSplit, endsWithItsParty, type CancellationTerms } from './cancellation.ts';
import { proves } from '#tests/support/proves.ts';

const hour = 3_600_000;
const start = new Date('2027-01-10T16:00:00Z');
const terms = (overrides: Partial<CancellationTerms> = {}): CancellationTerms => ({
  status: 'confirmed',
  start_time: start,
  total_amount: cents(7500),
  free_cancellation_hours: 24,
  late_fee_percent: '50.00',
  commission_percent: '10.00',
  ...overrides,
});
const before = (milliseconds: number, from = start) => new Date(from.getTime() - milliseconds);

describe('a client who cancels', proves('OPEN-04'), () => {
  it.each([
    [24 * hour, { refund: 7500, kept: 0, commission: 0, professional: 0 }],
    [24 * hour - 1, { refund: 3750, kept: 3750, commission: 375, professional: 3375 }],
    [1, { refund: 3750, kept: 3750, commission: 375, professional: 3375 }],
  ])('%d ms before the start', (milliseconds, split) => {
    expect(cancellationSplit(terms(), 'client', before(milliseconds))).toEqual(split);
  });

  it.each([
    ['0.01', 0, 1, 0],
    ['0.03', 1, 2, 0],
    ['75.01', 3750, 3751, 375],
    ['0.99', 49, 50, 5],
    ['1.09', 54, 55, 6],
  ])(
    'late, of $%s gets %d cents back; %d are kept, %d of them commission: halves are rounded up',
    (total, refund, kept, commission) => {
      expect(cancellationSplit(terms({ total_amount: centsFromDollars(total) }), 'client', before(hour))).toEqual({
        refund,
        kept,
        commission,
        professional: kept - commission,
      });
    },
  );

  it.each([
    [24 * hour, 3000, { refund: 4500, kept: 0, commission: 0, professional: 0 }],
    [hour, 3000, { refund: 750, kept: 3750, commission: 375, professional: 3375 }],
    [hour, 5000, { refund: 0, kept: 2500, commission: 250, professional: 2250 }],
    [hour, 7500, { refund: 0, kept: 0, commission: 0, professional: 0 }],
  ])(
    '%d ms before the start, after %d cents went back before: the fee comes first, out of what is left',
    (milliseconds, refunded, split) => {
      expect(cancellationSplit(terms(), 'client', before(milliseconds), cents(refunded))).toEqual(split);
    },
  );

  it('leaves everything where the fee is 100%, nothing where it is 0', () => {
    expect(cancellationSplit(terms({ late_fee_percent: '100.00' }), 'client', before(hour)).refund).toBe(0);
    expect(cancellationSplit(terms({ late_fee_percent: '0.00' }), 'client', before(hour)).refund).toBe(7500);
  });
});

it.each(['professional', 'admin'] as const)(
  'whatever a %s cancels is refunded in full, also after the start',
  proves('OPEN-04'),
  (by) => {
    for (const milliseconds of [73 * hour, 1, 0, -hour]) {
      expect(cancellationSplit(terms(), by, before(milliseconds))).toEqual({
        refund: 7500,
        kept: 0,
        commission: 0,
        professional: 0,
      });
    }
  },
);

it('a booking that was never paid gives nothing back', () => {
  expect(cancellationSplit(terms({ status: 'pending' }), 'client', before(hour))).toEqual({
    refund: 0,
    kept: 0,
    commission: 0,
    professional: 0,
  });
});

it('a hold and a paid visit ahead end with their party; what has begun goes on', proves('OPEN-46'), () => {
  const at = (status: CancellationTerms['status'], now: Date) => endsWithItsParty({ status, start_time: start }, now);
  expect([at('pending', before(hour)), at('pending', before(-hour)), at('confirmed', before(1))]).toEqual([
    true,
    true,
    true,
  ]);
  expect([at('confirmed', start), at('completed', before(1)), at('cancelled', before(1))]).toEqual([
    false,
    false,
    false,
  ]);
});

/** Visits at each documented hour on the days around both changes of the clocks, and on one far from them. */
const visits = [
  '2026-11-01',
  '2026-11-02',
  '2026-11-03',
  '2027-03-14',
  '2027-03-15',
  '2027-03-16',
  '2027-01-20',
].flatMap((date) =>
  ['America/Chicago', 'America/New_York', 'America/Phoenix', 'Pacific/Honolulu'].flatMap((zone) =>
    [9, 13, 18].map((time) => dateOfEpochMinutes(wallClockToInstant(date, time * 60, zone))),
  ),
);

it(
  'on an hourly grid from 73 hours before to 1 hour after, across both changes of the clocks, 24 hours decide',
  proves('OPEN-04'),
  () => {
    for (const start_time of visits) {
      for (let hours = 73; hours >= -1; hours -= 1) {
        const { refund, kept } = cancellationSplit(
          terms({ start_time, total_amount: cents(8001) }),
          'client',
          before(hours * hour, start_time),
        );
        expect([start_time, hours, refund, kept]).toEqual([
          start_time,
          hours,
          ...(hours >= 24 ? [8001, 0] : [4000, 4001]),
        ]);
      }
    }
  },
);

describe('to the cent, for any amount and terms', () => {
  const amount = fc.integer({ min: 1, max: 9_999_999_999 });
  const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => dollarString(cents(hundredths)));
  const anyTerms = fc.record({
    total: amount,
    late_fee_percent: percent,
    commission_percent: percent,
    free_cancellation_hours: fc.integer({ min: 0, max: 200 }),
  });
  const anyMoment = fc.integer({ min: -48 * hour, max: 300 * hour });

  it('refund, commission and the professional’s share add up to what was paid, none of them negative', () => {
    fc.assert(
      fc.property(
        anyTerms,
        anyMoment,
        fc.constantFrom('client', 'professional', 'admin'),
        ({ total, ...rest }, moment, by) => {
          const split = cancellationSplit(
            terms({ ...rest, total_amount: cents(total) }),
            by as 'client',
            before(moment),
          );
          expect(split.refund + split.kept).toBe(total);
          expect(split.commission + split.professional).toBe(split.kept);
          expect(Math.min(...Object.values(split))).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('the fee is the exact share, rounded half up, and commission that of the fee', () => {
    const exact = (part: number, rate: string) => {
      const product = BigInt(part) * BigInt(rate.replace('.', ''));
      return Number(product / 10_000n + (product % 10_000n >= 5_000n ? 1n : 0n));
    };
    fc.assert(
      fc.property(anyTerms, ({ total, ...rest }) => {
        const late = cancellationSplit(
          terms({ ...rest, free_cancellation_hours: 1, total_amount: cents(total) }),
          'client',
          before(1),
        );
        expect(late.kept).toBe(exact(total, rest.late_fee_percent));
        expect(late.commission).toBe(exact(late.kept, rest.commission_percent));
      }),
    );
  });

  it('waiting never raises a client’s refund', () => {
    fc.assert(
      fc.property(anyTerms, anyMoment, fc.nat(100 * hour), ({ total, ...rest }, moment, wait) => {
        const bought = terms({ ...rest, total_amount: cents(total) });
        const [now, later] = [
          cancellationSplit(bought, 'client', before(moment)),
          cancellationSplit(bought, 'client', before(moment - wait)),
        ];
        expect(later.refund).toBeLessThanOrEqual(now.refund);
      }),
    );
  });
});
