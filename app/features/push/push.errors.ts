import { defineErrors } from '#app/platform/errors/app-error.ts';
import { pushAlerts } from './push-alerts.ts';

export const pushErrors = defineErrors({
  push_on_mobile: { kind: 'invalid', message: pushAlerts.mobile.text, type: 'validation' },
  push_address_unknown: {
    kind: 'invalid',
    message: 'This is not the address of a push service that we know.',
    type: 'validation',
  },
  push_keys_invalid: { kind: 'invalid', message: 'The keys of this subscription are not valid.', type: 'validation' },
  subscription_not_found: { kind: 'not_found', message: 'Not found' },
  subscription_gone: {
    kind: 'gone',
    message: 'This browser no longer gets notifications. Please enable them again.',
  },
  push_failed: { kind: 'upstream', message: 'We couldn’t reach the push service. Please try again.' },
});
