import { randomBytes } from 'node:crypto';
import { logSecurityEvent } from '#app/features/audit/commands/record-security-event.server.ts';
import { createClientProfile } from '#app/features/profiles/commands/create-client-profile.server.ts';
import { ownPath } from '#app/pages/return-path.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import { config } from '#app/platform/config/config.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { accountErrors } from '../../accounts.errors.ts';
import { discardUnconfirmedAccount } from '../../removal/commands/discard-unconfirmed-account.server.ts';
import { usersStore } from '../../users-store.server.ts';

export type MailedPerson = { email: string; first_name: string; last_name: string; phone: string };

const patienceMilliseconds = 60_000;

/**
 * Signs in whoever followed a mailed link of ours, which proves the inbox as a link for a new password does. A new
 * email gets an account without a password; a registered one that nobody confirmed makes way for it, with the
 * password, name and phone somebody gave it (decision 010). Every rule of a sign-in applies: with two-factor sign-in,
 * `returnTo` is the page that asks for the code.
 * @returns the answer with the session's cookies, and where to continue
 * @throws AppError dead_link
 */
export async function signInByMail(
  person: MailedPerson,
  returnTo: string,
  headers: Headers,
): Promise<{ answer: Response; returnTo: string }> {
  await discardUnconfirmedAccount(person.email);
  const isNew = !(await usersStore.findByEmail(database(), person.email));
  const { BASE_URL } = config();
  const answer = await auth().handler(new Request(await ownLink(person, returnTo), { headers }));
  const target = new URL(answer.headers.get('location') ?? '/', BASE_URL);
  if (answer.status >= 400 || target.searchParams.has('error')) throw new AppError(accountErrors.dead_link);
  await completeAccount(person, isNew);
  return { answer, returnTo: ownPath(target.href, BASE_URL) ?? '/dashboard' };
}

/** The library only knows its own links; this one is used at once. */
async function ownLink({ email, first_name, last_name }: MailedPerson, returnTo: string): Promise<URL> {
  const { BASE_URL } = config();
  const token = randomBytes(32).toString('base64url');
  await (
    await auth().$context
  ).internalAdapter.createVerificationValue({
    identifier: `magic-link:${token}`,
    value: JSON.stringify({ type: 'magic-link', email, name: `${first_name} ${last_name}` }),
    expiresAt: new Date(Date.now() + patienceMilliseconds),
  });
  const link = new URL('/api/auth/magic-link/verify', BASE_URL);
  link.searchParams.set('token', token);
  link.searchParams.set('callbackURL', new URL(returnTo, BASE_URL).href);
  return link;
}

/** A profile that is there already stays as it is. */
async function completeAccount({ email, ...details }: MailedPerson, isNew: boolean): Promise<void> {
  const user = await usersStore.findByEmail(database(), email);
  if (!user) throw new AppError(accountErrors.dead_link);
  await createClientProfile(database(), { userId: user.id, email: user.email, ...details });
  if (!isNew) return;
  await logSecurityEvent(database(), {
    actorId: user.id,
    accountId: user.id,
    action: 'account.created',
    outcome: 'done',
  });
}
