import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of earnings, with the texts of document 2, section 8 where it states one. */
export const earningsErrors = defineErrors({
  earnings_signed_out: { kind: 'unauthenticated', message: 'Not authenticated', type: 'auth' },
  earnings_no_professional: { kind: 'not_found', message: 'Professional profile not found' },
  statement_not_found: { kind: 'not_found', message: 'There’s no statement for this month.' },
  receipt_not_found: { kind: 'not_found', message: 'There’s no receipt for this booking.' },
});

/** The payments page's text if its data could not be read. */
export const paymentsLoadFailure = 'Failed to load payment dashboard';
