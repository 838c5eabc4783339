import { describeRoute } from 'hono-openapi';
import { publicAccess } from '#app/platform/http/api-environment.server.ts';
import { apiRouter } from '#app/platform/http/api.server.ts';
import { clientNetwork } from '#app/platform/http/client-address.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/rate-limit.server.ts';
import { validJson } from '#app/platform/http/validated.server.ts';
import { libraryHeaders } from './authentication/library-headers.server.ts';
import { completeGoogleSignIn } from './commands/complete-google-sign-in.server.ts';
import { startGoogleSignIn } from './commands/start-google-sign-in.server.ts';
import { googleSignInSchema } from './account.schema.ts';

// Each one leaves a row behind until it is finished or over.
const startsPerNetwork: RateLimit = { name: 'google-sign-in-network', points: 100, seconds: 5 * 60 };

/** Signing in through a third party over HTTP (API-106). Stands behind accountsApi, whose session hint it needs. */
export const googleSignInApi = apiRouter()
  .post(
    '/auth/sign-in/social',
    publicAccess,
    describeRoute({ summary: 'Begin a sign-in with Google: the address to go to, and a cookie for the way back', tags: ['Accounts'] }),
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
    describeRoute({ summary: 'The address that Google leads back to: signs in and leads on', tags: ['Accounts'] }),
    (context) => completeGoogleSignIn(context.req.url, libraryHeaders(context)),
  );
