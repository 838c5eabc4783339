import type * as z from 'zod/mini';
import { accountIdOf, emailsOf } from '#app/features/accounts/queries/emails.server.ts';
import { listSecurityEvents } from '#app/features/audit/queries/list-security-events.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import type { securityEntryAnswer, securityLogAnswer } from '../answers/security-log.server.ts';
import type { SecurityLogRequest } from '../security-log-request.ts';

/** An entry with the current sign-in emails of its accounts; null for nobody, and for a deleted account. */
export type ShownSecurityEntry = z.infer<typeof securityEntryAnswer>;

/** Returns a page of the security log for admins, newest first. An unknown account returns an empty page. */
export async function showSecurityLog({
  account,
  cursor,
  ...query
}: SecurityLogRequest): Promise<z.infer<typeof securityLogAnswer>> {
  const accountId = isId(account) ? account : account && (await accountIdOf(account));
  if (account && !accountId) return { items: [], next_cursor: null };
  const { items, next_cursor } = await listSecurityEvents({
    ...query,
    accountId: accountId || undefined,
    professionalId: accountId ? (await findProfessionalOf(accountId))?.id : undefined,
    before: cursor,
  });
  const emails = await emailsOf(
    items.flatMap(({ actor_id, account_id }) => [actor_id, account_id]).filter((id) => id !== null),
  );
  const emailOf = (id: string | null) => (id === null ? null : (emails.get(id) ?? null));
  return {
    items: items.map((entry) => ({
      ...entry,
      actor_email: emailOf(entry.actor_id),
      account_email: emailOf(entry.account_id),
    })),
    next_cursor,
  };
}
