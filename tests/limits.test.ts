import { describe, expect, it } from 'vitest';
import { accountLimits } from '#app/features/accounts/account-limits.ts';
import { profilePhotoRule } from '#app/features/professionals/own-profile/profile-photo.ts';
import { applicationLimits } from '#app/features/applications/application-limits.ts';
import { documentLimits } from '#app/features/professional-documents/document-limits.ts';
import { bookableTimes, bookingWindowMonths } from '#app/features/slot-rules/availability-limits.ts';
import { bookingLimits } from '#app/features/bookings/booking-limits.ts';
import { currency } from '#app/platform/stripe/currency.ts';
import { connectedAccountCountry } from '#app/features/connected-accounts/connected-account.ts';
import { uploadCacheSeconds } from '#app/features/files/buckets.ts';
import { statedSettings } from '#app/features/platform-settings/platform-settings.ts';
import { professionalDefaults } from '#app/features/professionals/display/professional-display.ts';
import { serviceCategories } from '#app/features/services/catalogue/categories.ts';
import { proves } from '#tests/support/proves.ts';

/**
 * The constants of the specification, section 9, as far as something uses them; each stands in one place of the code.
 */
describe('the constants of the specification', () => {
  for (const [proof, name, constant, stated] of [
    [proves('LIMIT-001'), 'the platform commission is 10%', Number(statedSettings.commission_percent), 10],
    [proves('LIMIT-002'), 'cancelling is free up to 24 hours before', statedSettings.free_cancellation_hours, 24],
    [proves('LIMIT-003'), 'a password has at least 8 characters', accountLimits.passwordMinimum, 8],
    [proves('LIMIT-004'), 'the profile photo has at most 5 MB', applicationLimits.photoBytes, 5 * 1024 * 1024],
    [proves('LIMIT-008'), 'a document has at most 10 MB', documentLimits.bytes, 10_485_760],
    [proves('LIMIT-009'), 'the radius is 10 miles unless somebody says otherwise', applicationLimits.radiusDefault, 10],
    [proves('LIMIT-010'), 'the fixed rating is 4.5', professionalDefaults.rating, 4.5],
    [proves('LIMIT-011'), 'up to 5 specialties are shown', professionalDefaults.specialtiesShown, 5],
    [proves('LIMIT-012'), 'there are 7 service categories', serviceCategories.length, 7],
    [proves('LIMIT-013'), 'the application has 4 steps', applicationLimits.steps, 4],
    [proves('LIMIT-014'), 'the look at a username takes 600 ms', applicationLimits.usernameCheckMilliseconds, 600],
    [
      proves('LIMIT-015'),
      'the redirect after an application comes after 1.5 s',
      applicationLimits.redirectSeconds,
      1.5,
    ],
    [proves('LIMIT-016'), 'connected accounts are in the US', connectedAccountCountry, 'US'],
    [proves('LIMIT-017'), 'a day has 10 bookable slots', bookableTimes.length, 10],
    [proves('LIMIT-018'), 'dates can be chosen 3 months ahead', bookingWindowMonths, 3],
    [proves('LIMIT-019'), 'an address has at most 500 characters', bookingLimits.locationMaximum, 500],
    [proves('LIMIT-020'), 'its length is warned of above 450', bookingLimits.locationWarnAbove, 450],
    [proves('LIMIT-021'), 'the cancel toast lasts 5 s', bookingLimits.cancelToastSeconds, 5],
    [
      proves('LIMIT-022'),
      'the redirect after a cancel comes after 1.5 s',
      bookingLimits.redirectAfterCancelSeconds,
      1.5,
    ],
    [proves('LIMIT-023'), 'its toast lasts 3 s', bookingLimits.redirectAfterCancelToastSeconds, 3],
    [proves('LIMIT-024'), 'the error toast of an application lasts 8 s', applicationLimits.errorToastSeconds, 8],
    [proves('LIMIT-026'), 'an upload may be kept for 3600 s', uploadCacheSeconds, 3_600],
    [
      proves('LIMIT-030'),
      'the redirect after a password reset comes after 2 s',
      accountLimits.redirectAfterResetSeconds,
      2,
    ],
    [proves('LIMIT-032'), 'the currency is dollars', currency, 'usd'],
  ] as const)
    it(name, proof, () => {
      expect(constant).toBe(stated);
    });

  it(
    'a profile photo is a JPEG, which some call image/jpg, or a PNG',
    proves('LIMIT-005', 'LIMIT-006', 'LIMIT-007'),
    () => {
      expect(profilePhotoRule.kinds).toEqual(['image/jpeg', 'image/png']);
    },
  );
});
