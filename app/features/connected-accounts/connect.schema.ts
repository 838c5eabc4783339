import * as z from 'zod/mini';
import { connectedAccountCountry } from './connected-account.ts';

/**
 * The payload of create-connect-account (API-074 to API-076). The account is created for the caller's own record and
 * email, whatever else is sent (OPEN-44).
 */
export const createConnectAccountSchema = z.object({
  professional_id: z.uuid('Invalid professional ID'),
  email: z.optional(z.string('Invalid email').check(z.maxLength(254, 'Invalid email'))),
  country: z._default(
    z.literal(connectedAccountCountry, 'Connected accounts are available in the United States (US) only'),
    connectedAccountCountry,
  ),
});
