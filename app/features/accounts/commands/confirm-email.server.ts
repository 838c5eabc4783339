import { config } from '#app/platform/config/config.server.ts';
import { auth } from '../auth.server.ts';
import { ownPath } from '../return-path.ts';
import { loginAddress } from '../login-address.ts';

/**
 * Follows the link of a confirmation mail: confirms the address, signs in and redirects to the page the link names. A
 * link that is used up or too old leads to /login, which says so.
 */
export async function confirmEmail(url: string, headers: Headers): Promise<Response> {
  const { BASE_URL } = config();
  const link = new URL(url);
  const returnTo = ownPath(link.searchParams.get('callbackURL'), BASE_URL);
  link.searchParams.set('callbackURL', new URL(returnTo ?? '/dashboard', BASE_URL).href);
  const answer = await auth().handler(new Request(link, { headers }));
  const target = new URL(answer.headers.get('location') ?? '/', BASE_URL);
  if (answer.status < 400 && !target.searchParams.has('error')) return answer;
  return new Response(null, { status: 302, headers: { location: loginAddress({ error: 'confirmation_link', returnTo }) } });
}
