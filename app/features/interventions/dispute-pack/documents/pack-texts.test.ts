import { expect, it } from 'vitest';
import { statedSettings } from '#app/features/platform-settings/platform-settings.ts';
import { sampleBooking } from '#tests/support/mails/notice-samples.tsx';
import { policyText } from './pack-texts.ts';

it.each([
  ['50.00', 'After that, and if the customer is not there, 50% of the total is kept.'],
  ['0.00', 'Free until the visit begins, and there is no fee for a customer who is not there.'],
])('a bank reads the rule of a booking with a fee of %s%%', (late_fee_percent, rule) => {
  expect(policyText({ ...sampleBooking, late_fee_percent }, statedSettings)).toContain(rule);
});
