import { recordRefusedAttempt } from '#app/features/audit/commands/record-refused-attempt.server.ts';
import { config } from '#app/platform/config/config.server.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import { attemptGoogleSignIn } from '../google-attempt.server.ts';
import { callbackUrl, failureOf, googleReturnPage, type GoogleFailure } from '../google-sign-in.ts';
import { accountIdOf } from '#app/features/accounts/queries/emails.server.ts';
import { ownPath } from '#app/pages/return-path.ts';

/**
 * Completes a return from Google: with a session, redirects to the page where the sign-in began (or to the code page
 * of two-factor sign-in); otherwise back to that page with `error`, one of googleFailures.
 */
export async function completeGoogleSignIn(url: string, headers: Headers): Promise<Response> {
  const { answer, failure, email } = await attemptGoogleSignIn(() => auth().handler(new Request(url, { headers })));
  const target = new URL(answer.headers.get('location') ?? callbackUrl(), config().BASE_URL);
  const error = target.searchParams.get('error');
  if (answer.status >= 300 && answer.status < 400 && error === null) return answer;
  const reason = failure ?? failureOf(error);
  if (!isNobodysFault(reason)) await recordRefusal(email, reason);
  return failed(answer, target, reason);
}

/** The user cancelled, or Google was down: nobody was refused. */
function isNobodysFault(reason: GoogleFailure): boolean {
  return reason === 'cancelled' || reason === 'unavailable';
}

async function recordRefusal(email: string | undefined, reason: GoogleFailure): Promise<void> {
  const accountId = email === undefined ? undefined : await accountIdOf(email);
  await recordRefusedAttempt({ action: 'sign_in', accountId, way: 'google', reason });
}

/** The provider's description of the failure stays out of the URL: it is not ours to show. */
function failed(answer: Response, target: URL, failure: GoogleFailure): Response {
  const { BASE_URL } = config();
  target.searchParams.delete('error_description');
  target.searchParams.delete('error');
  const page = new URL(googleReturnPage(ownPath(target.href, BASE_URL)) ?? callbackUrl(), BASE_URL);
  page.searchParams.set('error', failure);
  const headers = new Headers({ location: page.pathname + page.search, 'cache-control': 'no-store' });
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
}
