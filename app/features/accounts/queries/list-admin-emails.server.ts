import { listAdminIds } from '#app/features/profiles/queries/admins.server.ts';
import { emailsOf } from './emails.server.ts';

/** Lists what the administrators sign in with, in alphabetical order. */
export async function listAdminEmails(): Promise<string[]> {
  const emails = await emailsOf(await listAdminIds());
  return [...emails.values()].sort();
}
