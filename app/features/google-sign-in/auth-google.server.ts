import type { AuthContext, BetterAuthPlugin } from 'better-auth';
import type { OAuth2Tokens, OAuthProvider } from 'better-auth/oauth2';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { emailSchema } from '#app/features/accounts/account.schema.ts';
import { discardUnconfirmedAccount } from '#app/features/accounts/removal/commands/discard-unconfirmed-account.server.ts';
import { notifyOfGoogleLink } from './commands/notify-of-google-link.server.ts';
import { recordEmail, recordFailure } from './google-attempt.server.ts';
import { googleSettings } from './google-connection.server.ts';
import { findUserOfProvider } from '#app/features/accounts/security/queries/sign-in-methods.server.ts';

const id = 'google';
const patienceMilliseconds = 10_000;

/**
 * Sign-in with Google: the library's OpenID client (discovery, PKCE, state, nonce, ID token), discovered on first
 * use. The library itself fetches the discovery document at startup: a slow Google would then delay every sign-in,
 * and a failing one would be missing until the next start (decision 010).
 */
export function googleSignIn() {
  return {
    id: 'google-sign-in',
    init: (context) => ({
      context: { socialProviders: [lazyProvider(finder(context))] },
      options: {
        account: { updateAccountOnSignIn: false },
        databaseHooks: { account: { create: { before: deleteTokens, after: notifyOwner } } },
      },
    }),
  } satisfies BetterAuthPlugin;
}

/** We never call Google on a user's behalf, so tokens for it are not stored. */
async function deleteTokens() {
  return {
    data: {
      accessToken: null,
      refreshToken: null,
      idToken: null,
      accessTokenExpiresAt: null,
      refreshTokenExpiresAt: null,
    },
  };
}

async function notifyOwner({ providerId, userId }: { providerId: string; userId: string }) {
  if (providerId === id) await notifyOfGoogleLink(userId);
}

type Find = () => Promise<OAuthProvider>;

/** Fetches the discovery document, again after each failure, until it was answered once. */
function finder(context: AuthContext): Find {
  let found: Promise<OAuthProvider> | undefined;
  return () => {
    found ??= within(discover(context));
    found.catch(() => (found = undefined));
    return found;
  };
}

async function discover(context: AuthContext): Promise<OAuthProvider> {
  const { clientId, clientSecret, discoveryUrl } = googleSettings();
  const plugin = genericOAuth({
    config: [
      {
        providerId: id,
        name: 'Google',
        clientId,
        clientSecret,
        discoveryUrl,
        scopes: ['openid', 'email', 'profile'],
        prompt: 'select_account',
        requireIdTokenVerification: true,
      },
    ],
  });
  const { context: added } = await plugin.init({ ...context, socialProviders: [] });
  const [provider] = added.socialProviders;
  if (!provider) throw new Error('The discovery document of Google could not be read');
  return provider;
}

function lazyProvider(findAny: Find): OAuthProvider {
  let known: OAuthProvider | undefined;
  const find = async () => (known = await findAny());
  return {
    id,
    name: 'Google',
    /** Compared with an `iss` next to the code (RFC 9207); the one in the ID token is always checked. */
    get issuer() {
      return known?.issuer;
    },
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => (profile as { sub: string }).sub,
    createAuthorizationURL: async (data) => (await find()).createAuthorizationURL(data),
    validateAuthorizationCode: async (data) => {
      try {
        return await within((await find()).validateAuthorizationCode(data));
      } catch (error) {
        recordFailure(isRefusal(error) ? 'refused' : 'unavailable');
        log.warn({ err: error }, 'Google did not take the code of a sign-in');
        return null;
      }
    },
    getUserInfo: (tokens) => personOf(find, tokens),
  };
}

/** The token endpoint rejected the code (RFC 6749, section 5.2). */
function isRefusal(error: unknown): boolean {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500;
}

type Claims = { sub?: unknown; name?: unknown; email?: unknown; email_verified?: unknown };

/**
 * Returns who came back, from the claims of a verified ID token: name, email and whether the email is verified,
 * nothing else, so that no claim can ever set a type or role.
 */
async function personOf(
  find: Find,
  tokens: OAuth2Tokens & { expectedIdTokenNonce?: string | undefined },
): ReturnType<OAuthProvider['getUserInfo']> {
  // Without the token itself there is no signature or nonce to verify.
  const answer = tokens.idToken ? await within((await find()).getUserInfo(tokens)) : null;
  const { sub, name, email, email_verified }: Claims = answer?.data ?? {};
  if (typeof sub !== 'string' || sub === '') return refuse('refused');
  const parsed = emailSchema.safeParse(email);
  if (!parsed.success) return refuse('email_missing');
  recordEmail(parsed.data);
  const emailVerified = email_verified === true;
  if (!(await findUserOfProvider(database(), id, sub))) {
    if (!emailVerified) return refuse('email_unverified');
    await discardUnconfirmedAccount(parsed.data);
  }
  return { user: { name: typeof name === 'string' ? name : '', email: parsed.data, emailVerified }, data: { sub } };
}

function refuse(failure: Parameters<typeof recordFailure>[0]): null {
  recordFailure(failure);
  return null;
}

/** Limits the wait for Google, during which the visitor sees a blank page. */
async function within<Answer>(work: Promise<Answer>): Promise<Answer> {
  const milliseconds = googleSettings().timeoutMilliseconds ?? patienceMilliseconds;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Google did not answer within ${milliseconds} ms`)), milliseconds);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
