import { isAPIError } from 'better-auth/api';
import type { Context } from 'hono';
import { auth } from './auth.server.ts';

/** Passes on what the authentication library gave a client: cookies, and the bearer token of other clients. */
export function keepSession(context: Context, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) context.header('set-cookie', cookie, { append: true });
  const bearer = answer.headers.get('set-auth-token');
  if (bearer) context.header('set-auth-token', bearer);
}

/**
 * Returns the session token in an answer.
 * @throws Error if there is none
 */
export async function sessionTokenOf(answer: Response): Promise<string> {
  const { name } = (await auth().$context).authCookies.sessionToken;
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
  // "token.signature", percent-encoded.
  const token = decodeURIComponent(cookie?.slice(name.length + 1).split(';')[0] ?? '').split('.')[0];
  if (!token) throw new Error('The answer carries no session');
  return token;
}

/**
 * Returns the authentication library's response to a call with `asResponse`; a refusal thrown by its hooks becomes a
 * response, too.
 */
export function readAuthAnswer(call: Promise<Response>): Promise<Response> {
  return call.catch((error: unknown) => {
    if (!isAPIError(error)) throw error;
    return Response.json(error.body ?? {}, { status: error.statusCode });
  });
}
