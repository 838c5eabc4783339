import { hash } from 'node:crypto';
import { database } from '#app/platform/database/database.server.ts';
import { emailConfirmationsStore } from '../email-confirmations-store.server.ts';

/**
 * What a mailed link stands for: `isLive` is false for one that is made up, used or too old, which may still know
 * where it led.
 */
export type FoundConfirmation =
  | { isLive: true; userId: string; email: string; returnTo: string }
  | { isLive: false; userId: string | undefined; returnTo: string | undefined };

/** Looks a link up; changes nothing, so that programs may open what people have not read yet. */
export async function findEmailConfirmation(token: string): Promise<FoundConfirmation> {
  const found = await emailConfirmationsStore.find(database(), confirmationTokenHash(token));
  if (!found || found.email_verified || found.expires_at < new Date())
    return { isLive: false, userId: found?.user_id, returnTo: found?.return_to };
  return { isLive: true, userId: found.user_id, email: found.email, returnTo: found.return_to };
}

/** What is kept of a link: who reads the database cannot follow it. */
export function confirmationTokenHash(token: string): string {
  return hash('sha256', token, 'base64url');
}
