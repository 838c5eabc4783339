import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { AppError, isErrorOf, platformErrors } from '#app/platform/errors/app-error.ts';
import { accountErrors } from '../../accounts.errors.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import { passwordResetStore } from '../../password/password-reset-store.server.ts';
import { endSessionOfToken } from '#app/features/sessions/commands/end-sessions-of.server.ts';
import { findPasswordHash } from '../../security/commands/confirm-owner.server.ts';
import { requestConfirmationMail } from '../../sign-up/commands/request-confirmation-mail.server.ts';

export type Credentials = { email: string; password: string; rememberMe?: boolean | undefined };

/**
 * Signs in with email and password. The answer carries the session cookie and `token`, the bearer token for other
 * clients.
 * @throws AppError invalid_credentials (alike for unknown emails and wrong passwords) or email_not_confirmed
 */
export async function signIn(credentials: Credentials, headers: Headers): Promise<Response> {
  const { rememberMe, ...body } = credentials;
  const passwordHash = await passwordResetStore.findPasswordHash(database(), credentials.email);
  const response = await auth().api.signInEmail({
    body: { ...body, ...(rememberMe === undefined ? {} : { rememberMe }) },
    headers,
    asResponse: true,
  });
  if (response.ok) return withoutOldPassword(response, passwordHash);
  const { code } = (await response.json().catch(() => ({}))) as { code?: string };
  if (code === 'EMAIL_NOT_VERIFIED') await mailConfirmationAgain(credentials.email);
  throw new AppError(refusalOf(code));
}

/** Opening a session takes time; one opened with a password replaced meanwhile must not outlive the others. */
async function withoutOldPassword(response: Response, passwordHash: string | undefined): Promise<Response> {
  const { token, user } = (await response.clone().json()) as { token?: string; user?: { id: string } };
  if (!token || !user || (await findPasswordHash(user.id)) === passwordHash) return response;
  await endSessionOfToken(database(), token);
  throw new AppError(accountErrors.invalid_credentials);
}

/** Repeated sign-ins do not send a mail each time. */
async function mailConfirmationAgain(email: string): Promise<void> {
  await requestConfirmationMail(email).catch((error: unknown) => {
    if (!isErrorOf(error, platformErrors.too_many_requests)) throw error;
  });
}

function refusalOf(code: string | undefined) {
  if (code === 'INVALID_EMAIL_OR_PASSWORD') return accountErrors.invalid_credentials;
  if (code === 'EMAIL_NOT_VERIFIED') return accountErrors.email_not_confirmed;
  if (code === 'INVALID_EMAIL') return accountErrors.invalid_email;
  log.error({ code }, 'sign-in failed for an unexpected reason');
  return platformErrors.unavailable;
}
