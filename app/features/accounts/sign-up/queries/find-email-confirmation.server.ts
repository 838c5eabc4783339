import { hash } from 'node:crypto';
import { database } from '#app/platform/database/database.server.ts';
import { emailConfirmationsStore } from '../email-confirmations-store.server.ts';

/**
 * What is known about a mailed link: `isLive` is false for a made-up, used or expired one, which may still know where
 * it led.
 */
export type FoundConfirmation =
  | { isLive: true; userId: string; email: string; returnTo: string }
  | { isLive: false; userId: string | undefined; returnTo: string | undefined };

/** Looks a link up without changing anything, because programs open links before people do. */
export async function findEmailConfirmation(token: string): Promise<FoundConfirmation> {
  const found = await emailConfirmationsStore.find(database(), confirmationTokenHash(token));
  if (!found || found.email_verified || found.expires_at < new Date())
    return { isLive: false, userId: found?.user_id, returnTo: found?.return_to };
  return { isLive: true, userId: found.user_id, email: found.email, returnTo: found.return_to };
}

/** Only a hash is stored, so that reading the database does not give usable links. */
export function confirmationTokenHash(token: string): string {
  return hash('sha256', token, 'base64url');
}
