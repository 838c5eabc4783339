import { config } from '#app/platform/config/config.server.ts';
import { isErrorOf } from '#app/platform/errors/app-error.ts';
import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { idempotent } from '#app/platform/http/idempotency/idempotency.server.ts';
import { clientNetwork } from '#app/platform/http/requests/client-ip.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { libraryHeaders } from '#app/platform/auth/library-headers.server.ts';
import { signInSchema, signUpSchema } from './account.schema.ts';
import { emailConfirmationSchema } from './credentials.schema.ts';
import { accountErrors } from './accounts.errors.ts';
import { confirmEmail } from './sign-up/commands/confirm-email.server.ts';
import { logRefusedSignIn } from './sign-in/commands/log-refused-sign-in.server.ts';
import { signIn } from './sign-in/commands/sign-in.server.ts';
import { signUp } from './sign-up/commands/sign-up.server.ts';
import { confirmationsPerNetwork } from './sign-up/confirmation-limits.ts';
import { rememberDevice } from './security/known-devices.server.ts';
import { loginUrl } from '#app/features/sessions/login-url.ts';
import { ownPath } from '#app/pages/return-path.ts';
import { keepSession } from '#app/platform/auth/auth-answer.server.ts';
import { countSignInAttempt } from './sign-in/sign-in-limits.server.ts';
import * as z from 'zod/mini';
import { id, text } from '#app/platform/http/api/answer-fields.server.ts';
import { operation, redirectTo } from '#app/platform/http/api/operation.server.ts';
import { signInAnswer } from './answers/sign-in.server.ts';

const minute = 60;
const signUpPerEmail: RateLimit = { name: 'sign-up-address', points: 5, seconds: 60 * minute };
const signUpPerNetwork: RateLimit = { name: 'sign-up-network', points: 100, seconds: 60 * minute };

/** The HTTP API of signing up and in. Registered after sessionsApi, whose session hint it needs. */
export const accountsApi = apiRouter()
  .post(
    '/auth/sign-up/email',
    publicAccess,
    operation({
      summary: 'Create a client account; a mailed link confirms it',
      tags: ['Accounts'],
      answers: { 201: z.object({ user: z.object({ id, email: text('maya.brooks@example.com') }), session: z.null() }) },
    }),
    validJson(signUpSchema),
    idempotent,
    async (context) => {
      const input = context.req.valid('json');
      await consumeRateLimit(signUpPerNetwork, clientNetwork(context));
      await consumeRateLimit(signUpPerEmail, input.email);
      const user = await signUp(input);
      return context.json({ user, session: null }, 201);
    },
  )
  .post(
    '/auth/sign-in/email',
    publicAccess,
    operation({
      summary: 'Sign in with email and password; returns a cookie and a bearer token',
      tags: ['Accounts'],
      answers: { 200: signInAnswer },
    }),
    validJson(signInSchema),
    async (context) => {
      const credentials = context.req.valid('json');
      try {
        const takeBack = await countSignInAttempt(context, credentials.email);
        context.res = await signIn(credentials, libraryHeaders(context)).catch(async (error: unknown) => {
          if (!isErrorOf(error, accountErrors.invalid_credentials)) await takeBack();
          throw error;
        });
        await takeBack();
      } catch (error) {
        await logRefusedSignIn(credentials.email, error);
        throw error;
      }
      rememberDevice(context, credentials.email);
      return context.res;
    },
  )
  .post(
    '/auth/verify-email',
    publicAccess,
    operation({
      summary: 'Confirm an email address with the secret of a mailed link; signs in and returns where to continue',
      tags: ['Accounts'],
      answers: { 200: z.object({ return_to: text('/dashboard') }) },
    }),
    validJson(emailConfirmationSchema),
    async (context) => {
      await consumeRateLimit(confirmationsPerNetwork, clientNetwork(context));
      const { answer, returnTo } = await confirmEmail(context.req.valid('json').token, libraryHeaders(context));
      keepSession(context, answer);
      return context.json({ return_to: returnTo });
    },
  )
  .get(
    '/auth/verify-email',
    publicAccess,
    operation({
      summary: 'The target of links in older mails: redirects to the page that mails a new one',
      tags: ['Accounts'],
      answers: { 302: redirectTo('Redirects to /login, which mails a new link.') },
    }),
    (context) => {
      const returnTo = ownPath(context.req.query('callbackURL'), config().BASE_URL);
      return context.redirect(loginUrl({ error: 'confirmation_link', returnTo }));
    },
  );
