import { randomBytes } from 'node:crypto';
import { config } from '#app/platform/config/config.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { accountLimits } from '../../account-limits.ts';
import { passwordResetStore } from '../password-reset-store.server.ts';
import { usersStore } from '../../users-store.server.ts';
import { recoveryTokenHash } from '../queries/find-recovery-session.server.ts';

/**
 * Opens a recovery session for whoever reads this email's inbox.
 * @returns the link for the mail, undefined if nobody has this email. Its secret is in the fragment, which browsers
 * never send: neither logs nor other sites see it. Its host is BASE_URL, whatever the request said.
 */
export async function createPasswordResetLink(email: string): Promise<string | undefined> {
  const user = await usersStore.findByEmail(database(), email);
  if (!user) return undefined;
  const token = randomBytes(32).toString('base64url');
  const seconds = accountLimits.passwordResetLinkMinutes * 60;
  await passwordResetStore.insert(database(), { tokenHash: recoveryTokenHash(token), userId: user.id, seconds });
  return `${config().BASE_URL}/reset-password#token=${token}`;
}
