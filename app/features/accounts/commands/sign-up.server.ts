import type * as z from 'zod/mini';
import { config } from '#app/platform/config/config.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { signUpSchema } from '../account.schema.ts';
import { accountErrors } from '../accounts.errors.ts';
import { auth } from '../auth.server.ts';
import { profilesStore } from '../profiles-store.server.ts';
import { ownPath } from '../return-path.ts';
import { createClientProfile } from './create-client-profile.server.ts';

/**
 * Creates a client's account; the mailed link confirms it and signs in (OPEN-06).
 * @throws AppError user_already_registered, said openly as documented (OPEN-62); the route limits how often it can be asked.
 */
export async function signUp(input: z.output<typeof signUpSchema>): Promise<{ id: string; email: string }> {
  if (await profilesStore.emailIsRegistered(database(), input.email)) throw new AppError(accountErrors.user_already_registered);
  const { user } = await auth().api.signUpEmail({
    body: {
      email: input.email,
      password: input.password,
      name: `${input.first_name} ${input.last_name}`,
      callbackURL: new URL(ownPath(input.callbackURL, config().BASE_URL) ?? '/dashboard', config().BASE_URL).href,
    },
  });
  const { first_name, last_name, phone } = input;
  await createClientProfile(database(), { userId: user.id, email: user.email, first_name, last_name, phone });
  return { id: user.id, email: user.email };
}
