import { expect, it } from 'vitest';
import { statedSettings, type PlatformSettings } from './platform-settings.ts';
import { shownTerms } from './shown-terms.ts';
import { proves } from '#tests/support/proves.ts';

const terms = (changes: Partial<PlatformSettings>) => shownTerms({ ...statedSettings, ...changes });

it('the numbers of the specification are told in its words', proves('LIMIT-001', 'LIMIT-002', 'GEN-026'), () => {
  expect(terms({})).toEqual({
    commission: '10%',
    commissionPercent: 10,
    freeCancellation: 'up to 24 hours before',
    lateFee: { hours: '24 hours', share: 'half the total', freeHours: 24, percent: 50 },
    absenceFee: { share: 'half the total', isWhole: false },
    notice: null,
  });
});

it('other numbers are told as they are', () => {
  expect(terms({ commission_percent: '12.50' })).toMatchObject({ commission: '12.5%', commissionPercent: 12.5 });
  expect(terms({ free_cancellation_hours: 1, late_fee_percent: '33.33' })).toMatchObject({
    freeCancellation: 'up to 1 hour before',
    lateFee: { hours: '1 hour', share: '33.33% of the total' },
  });
  expect(terms({ late_fee_percent: '100.00' }).lateFee?.share).toBe('the whole total');
  expect(terms({ minimum_notice_hours: 48 }).notice).toBe('at least 48 hours ahead');
});

it('who is not there pays the fee also where cancelling is free until the start', () => {
  expect(terms({ free_cancellation_hours: 0 }).absenceFee?.share).toBe('half the total');
  expect(terms({ late_fee_percent: '100.00' }).absenceFee).toEqual({ share: 'the whole total', isWhole: true });
  expect(terms({ late_fee_percent: '0.00' }).absenceFee).toBeNull();
});

it.each([{ late_fee_percent: '0.00' }, { free_cancellation_hours: 0 }])('nobody is late where %j', (changes) => {
  expect(terms(changes)).toMatchObject({ freeCancellation: 'at any time before', lateFee: null });
});
