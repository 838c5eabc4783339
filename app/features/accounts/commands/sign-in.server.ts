import { log } from '#app/platform/log/log.server.ts';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';
import { accountErrors } from '../accounts.errors.ts';
import { auth } from '../auth.server.ts';

export type Credentials = { email: string; password: string; rememberMe?: boolean | undefined };

/**
 * Signs in with e-mail and password. The answer carries the session cookie and `token`, the bearer for other clients.
 * @throws AppError invalid_credentials (alike for unknown addresses and wrong passwords) or email_not_confirmed.
 */
export async function signIn(credentials: Credentials, headers: Headers): Promise<Response> {
  const { rememberMe, ...body } = credentials;
  const response = await auth().api.signInEmail({
    body: { ...body, ...(rememberMe === undefined ? {} : { rememberMe }) },
    headers,
    asResponse: true,
  });
  if (response.ok) return response;
  const { code } = (await response.json().catch(() => ({}))) as { code?: string };
  throw new AppError(refusalOf(code));
}

function refusalOf(code: string | undefined) {
  if (code === 'INVALID_EMAIL_OR_PASSWORD') return accountErrors.invalid_credentials;
  if (code === 'EMAIL_NOT_VERIFIED') return accountErrors.email_not_confirmed;
  if (code === 'INVALID_EMAIL') return accountErrors.invalid_email;
  log.error({ code }, 'sign-in failed for an unexpected reason');
  return platformErrors.unavailable;
}
