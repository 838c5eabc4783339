import { config } from '#app/platform/config/config.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { log } from '#app/platform/log/log.server.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import { googleIsOffered } from '../google-connection.server.ts';
import { callbackUrl, googleReturnPage } from '../google-sign-in.ts';
import { ownPath } from '#app/pages/return-path.ts';
import { googleErrors } from '../google-sign-in.errors.ts';

/**
 * Starts a sign-in with Google: `{ url }` is where to go, and the answer's cookie binds the return to this browser.
 * `callbackURL` is the page to return to, one of ours that accepts sign-ins (OPEN-52); any other URL is ignored.
 * @throws AppError google_not_offered, or google_unavailable if Google cannot be reached
 */
export async function startGoogleSignIn(callbackURL: string | undefined, headers: Headers): Promise<Response> {
  if (!googleIsOffered()) throw new AppError(googleErrors.google_not_offered);
  const { BASE_URL } = config();
  const page = new URL(googleReturnPage(ownPath(callbackURL, BASE_URL)) ?? callbackUrl(), BASE_URL).href;
  const body = { provider: 'google', callbackURL: page, errorCallbackURL: page, disableRedirect: true } as const;
  const answer = await auth()
    .api.signInSocial({ body, headers, asResponse: true })
    .catch((error: unknown) => error);
  if (answer instanceof Response && answer.ok) return answer;
  log.warn({ err: answer instanceof Error ? answer : undefined }, 'a sign-in with Google could not begin');
  throw new AppError(googleErrors.google_unavailable);
}
