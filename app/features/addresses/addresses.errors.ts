import { defineErrors } from '#app/platform/errors/app-error.ts';
import { addressLimits } from './address-limits.ts';

export const addressErrors = defineErrors({
  account_unfinished: { kind: 'conflict', message: 'Please finish setting up your account first.' },
  address_not_found: { kind: 'not_found', message: 'This address is no longer saved.' },
  address_saved_before: { kind: 'conflict', message: 'You have already saved this address under another name.' },
  too_many_addresses: {
    kind: 'conflict',
    message: `You can save up to ${addressLimits.addressesMaximum} addresses. Delete one to save another.`,
  },
});
