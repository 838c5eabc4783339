import { defineErrors } from '#app/platform/errors/app-error.ts';
import { apiKeyLimits } from './api-key.ts';

/** Errors of managing API keys; those of using one are the access rules' own. */
export const apiKeyErrors = defineErrors({
  api_key_not_found: { kind: 'not_found', message: 'This API key no longer exists.' },
  no_business: { kind: 'conflict', message: 'Only professionals can create keys for a business.' },
  too_many_keys: {
    kind: 'conflict',
    message: `You can have up to ${apiKeyLimits.keysMaximum} keys. Revoke one to create another.`,
  },
});
