import { describe, expect, it } from 'vitest';
import { statedSettings } from '#app/features/platform-settings/platform-settings.ts';
import { shownTerms } from '#app/features/platform-settings/shown-terms.ts';
import { absenceText, cancellationText, lateBookingText } from './late-booking.ts';
import { proves } from '#tests/support/proves.ts';

const terms = shownTerms(statedSettings);
const startsAt = '2026-11-23T10:00:00-06:00';
const hoursBefore = (hours: number) => Date.parse(startsAt) - hours * 3_600_000;

it.each([
  [{}, undefined],
  [{ free_cancellation_hours: 0 }, 'If nobody is there, half the total is kept.'],
  [{ free_cancellation_hours: 0, late_fee_percent: '0.00' }, undefined],
])('with %j the fee of an absence is read where no other names it: %s', (changes, text) => {
  expect(absenceText(shownTerms({ ...statedSettings, ...changes }))).toBe(text);
});

it.each([
  [{}, 'Cancellation is free up to 24 hours before; later it costs half the total.'],
  [
    { free_cancellation_hours: 0 },
    'Cancellation is free at any time before. If nobody is there, half the total is kept.',
  ],
  [{ late_fee_percent: '0.00' }, 'Cancellation is free at any time before.'],
])('with %j the terms read before paying are: %s', (changes, text) => {
  expect(cancellationText(shownTerms({ ...statedSettings, ...changes }))).toBe(text);
});

describe('what is read before paying for a visit that is near', proves('OPEN-04'), () => {
  it('names what cancelling will cost, to the cent', () => {
    expect(lateBookingText({ startsAt, total: '75.01' }, terms, hoursBefore(5))).toBe(
      'This visit starts in less than 24 hours, so cancelling isn’t free. If you cancel, $37.51 is kept and $37.50 goes back to your card.',
    );
  });

  it('names the share while the total is open', () => {
    expect(lateBookingText({ startsAt, total: undefined }, terms, hoursBefore(5))).toContain(
      'If you cancel, you lose half the total.',
    );
  });

  it('is nothing as long as cancelling is free, the last instant included', () => {
    expect(lateBookingText({ startsAt, total: '75.00' }, terms, hoursBefore(24))).toBeUndefined();
    expect(lateBookingText({ startsAt, total: '75.00' }, terms, hoursBefore(24) + 1)).toBeDefined();
    expect(lateBookingText({ startsAt: undefined, total: '75.00' }, terms, hoursBefore(5))).toBeUndefined();
    expect(
      lateBookingText(
        { startsAt, total: '75.00' },
        shownTerms({ ...statedSettings, late_fee_percent: '0.00' }),
        hoursBefore(5),
      ),
    ).toBeUndefined();
  });
});
