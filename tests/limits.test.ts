import { describe, expect, it } from 'vitest';
import { accountLimits } from '#app/features/accounts/account-limits.ts';
import { bookableTimes, bookingWindowMonths } from '#app/features/availability/availability-limits.ts';
import { bookingLimits } from '#app/features/bookings/booking-limits.ts';
import { currency } from '#app/features/payments/checkout-limits.ts';
import { professionalDefaults } from '#app/features/professionals/professional-display.ts';
import { serviceCategories } from '#app/features/services/categories.ts';
import { commissionPercent } from '#app/lib/money.ts';

/** The constants of the specification, section 9, as far as something uses them; each stands in one place of the code. */
describe('the constants of the specification', () => {
  it.each([
    ['LIMIT-001 the platform commission is 10%', commissionPercent, 10],
    ['LIMIT-002 cancelling is free up to 24 hours before', bookingLimits.freeCancellationHours, 24],
    ['LIMIT-003 a password has at least 8 characters', accountLimits.passwordMinimum, 8],
    ['LIMIT-010 the fixed rating is 4.5', professionalDefaults.rating, 4.5],
    ['LIMIT-011 up to 5 specialties are shown', professionalDefaults.specialtiesShown, 5],
    ['LIMIT-012 there are 7 service categories', serviceCategories.length, 7],
    ['LIMIT-017 a day has 10 bookable slots', bookableTimes.length, 10],
    ['LIMIT-018 dates can be chosen 3 months ahead', bookingWindowMonths, 3],
    ['LIMIT-019 an address has at most 500 characters', bookingLimits.locationMaximum, 500],
    ['LIMIT-020 its length is warned of above 450', bookingLimits.locationWarnAbove, 450],
    ['LIMIT-021 the cancel toast lasts 5 s', bookingLimits.cancelToastSeconds, 5],
    ['LIMIT-022 the redirect after a cancel comes after 1.5 s', bookingLimits.redirectAfterCancelSeconds, 1.5],
    ['LIMIT-023 its toast lasts 3 s', bookingLimits.redirectAfterCancelToastSeconds, 3],
    ['LIMIT-032 the currency is dollars', currency, 'usd'],
  ])('%s', (_name, constant, stated) => {
    expect(constant).toBe(stated);
  });
});
