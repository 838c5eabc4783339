import type * as z from 'zod/mini';
import { logSecurityEvent } from '#app/features/audit/commands/record-security-event.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { signUpSchema } from '../../account.schema.ts';
import { accountErrors } from '../../accounts.errors.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import { usersStore } from '../../users-store.server.ts';
import { assertPhone } from '#app/features/profiles/commands/assert-phone.server.ts';
import { assertStrongPassword } from '../../password/commands/assert-strong-password.server.ts';
import { createClientProfile } from '#app/features/profiles/commands/create-client-profile.server.ts';
import { pageAfterConfirmation, queueConfirmationMail } from './request-confirmation-mail.server.ts';

/**
 * Creates a client's account; the mailed link confirms it and signs in (OPEN-06).
 * @throws AppError weak_password with its reasons; invalid_phone; user_already_registered, openly as documented
 * (OPEN-62); the route limits how often it can be called
 */
export async function signUp(input: z.output<typeof signUpSchema>): Promise<{ id: string; email: string }> {
  assertStrongPassword(input.password, 'password');
  assertPhone(input.phone);
  if (await usersStore.findByEmail(database(), input.email)) throw new AppError(accountErrors.user_already_registered);
  const user = await createUser(input);
  const { first_name, last_name, phone } = input;
  await createClientProfile(database(), { userId: user.id, email: user.email, first_name, last_name, phone });
  await logSecurityEvent(database(), {
    actorId: user.id,
    accountId: user.id,
    action: 'account.created',
    outcome: 'done',
  });
  await queueConfirmationMail({ email: user.email, returnTo: pageAfterConfirmation(input.callbackURL) });
  return { id: user.id, email: user.email };
}

/** Of two concurrent sign-ups the later finds the email taken. */
async function createUser(input: z.output<typeof signUpSchema>): Promise<{ id: string; email: string }> {
  const { email, password, first_name, last_name } = input;
  const answer = await auth()
    .api.signUpEmail({ body: { email, password, name: `${first_name} ${last_name}` } })
    .catch((error: unknown) => ({ error }));
  const created = await usersStore.findByEmail(database(), email);
  if ('error' in answer && !created) throw answer.error;
  // For a taken email the library returns a made-up user so as not to reveal it; we do reveal it (OPEN-62).
  if ('error' in answer || created?.id !== answer.user.id) throw new AppError(accountErrors.user_already_registered);
  return answer.user;
}
