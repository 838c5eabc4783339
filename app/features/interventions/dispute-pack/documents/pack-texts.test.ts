import { expect, it } from 'vitest';
import { statedSettings } from '#app/features/platform-settings/platform-settings.ts';
import { sampleBooking } from '#tests/support/mails/notice-samples.tsx';
import { policyText } from './pack-texts.ts';

it.each([
  ['50.00', /After that, 50% of the total is kept\.$/, '50% of the total is kept if the customer is not there.'],
  ['0.00', /^Free until the visit begins\.$/, 'there is no fee if the customer is not there.'],
])('a bank reads the rules of a booking with a fee of %s%%, and which was shown', (late_fee_percent, rule, absence) => {
  const text = policyText({ ...sampleBooking, late_fee_percent }, statedSettings);
  expect(text.split('\n').slice(1, 4)).toEqual([
    expect.stringMatching(rule),
    'It was shown before the payment and stays with the booking.',
    `Under its terms, ${absence}`,
  ]);
});
