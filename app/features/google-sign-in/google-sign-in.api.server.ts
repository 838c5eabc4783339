import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { clientNetwork } from '#app/platform/http/requests/client-ip.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { libraryHeaders } from '#app/platform/auth/library-headers.server.ts';
import { completeGoogleSignIn } from './commands/complete-google-sign-in.server.ts';
import { startGoogleSignIn } from './commands/start-google-sign-in.server.ts';
import * as z from 'zod/mini';
import { text } from '#app/platform/http/api/answer-fields.server.ts';
import { operation, redirectTo } from '#app/platform/http/api/operation.server.ts';
import { googleSignInSchema } from './google-sign-in.schema.ts';

// Each one stores a row until it is finished or expired.
const startsPerNetwork: RateLimit = { name: 'google-sign-in-network', points: 100, seconds: 5 * 60 };

/**
 * The HTTP API of signing in through a third party (API-106). Registered after sessionsApi, whose session hint it
 * needs.
 */
export const googleSignInApi = apiRouter()
  .post(
    '/auth/sign-in/social',
    publicAccess,
    operation({
      summary: 'Start a sign-in with Google: returns the URL to go to, and a cookie for the return',
      tags: ['Accounts'],
      answers: { 200: z.object({ url: text('https://accounts.google.com/o/oauth2/v2/auth?state=k7Xw') }) },
    }),
    validJson(googleSignInSchema),
    async (context) => {
      await consumeRateLimit(startsPerNetwork, clientNetwork(context));
      const started = await startGoogleSignIn(context.req.valid('json').callbackURL, libraryHeaders(context));
      for (const cookie of started.headers.getSetCookie()) context.header('set-cookie', cookie, { append: true });
      const { url } = (await started.json()) as { url: string };
      return context.json({ url });
    },
  )
  .get(
    '/auth/callback/google',
    publicAccess,
    operation({
      summary: 'The URL that Google returns to: signs in and redirects',
      tags: ['Accounts'],
      answers: { 302: redirectTo('Signed in, or redirected to where it began with `error`.') },
    }),
    (context) => completeGoogleSignIn(context.req.url, libraryHeaders(context)),
  );
