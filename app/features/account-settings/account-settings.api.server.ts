import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { clientNetwork } from '#app/platform/http/requests/client-ip.server.ts';
import { consumeRateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { libraryHeaders } from '#app/platform/auth/library-headers.server.ts';
import {
  emailChangeSchema,
  emailConfirmationSchema,
  passwordChangeSchema,
} from '#app/features/accounts/credentials.schema.ts';
import { confirmationsPerNetwork } from '#app/features/accounts/sign-up/confirmation-limits.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  requestEmailChange,
} from '#app/features/accounts/email-change/commands/change-email.server.ts';
import { changePassword } from '#app/features/accounts/password/commands/change-password.server.ts';
import { accountSecurity } from './queries/account-security.server.ts';
import { findViewer } from '#app/features/sessions/queries/find-viewer.server.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { keepSession } from '#app/platform/auth/auth-answer.server.ts';
import * as z from 'zod/mini';
import { text, whole } from '#app/platform/http/api/answer-fields.server.ts';
import { noContent, operation } from '#app/platform/http/api/operation.server.ts';
import { accountSecurityAnswer } from './answers/account-settings.server.ts';
import { endOtherSessions } from './commands/end-other-sessions.server.ts';

const tags = ['Account settings'];

/** The HTTP API of a user's account settings. */
export const accountSettingsApi = apiRouter()
  .get(
    '/account/security',
    signedIn,
    operation({
      summary: 'How the user signs in: email, password, Google, two-factor sign-in',
      tags,
      answers: { 200: accountSecurityAnswer },
    }),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(await accountSecurity(context.get('viewer')));
    },
  )
  .post(
    '/account/password',
    signedIn,
    operation({
      summary: 'Change the password; needs the current one and ends every other session',
      tags,
      answers: { 200: z.object({ changed: z.literal(true) }) },
    }),
    validJson(passwordChangeSchema),
    async (context) => {
      const answer = await changePassword(context.get('viewer'), context.req.valid('json'), libraryHeaders(context));
      keepSession(context, answer);
      return context.json({ changed: true });
    },
  )
  .post(
    '/account/email-change',
    signedIn,
    operation({
      summary: 'Request a new sign-in email; the link mailed to it makes the change',
      tags,
      answers: { 202: z.object({ pending_email: text('maya@example.com') }) },
    }),
    validJson(emailChangeSchema),
    async (context) => {
      const wish = context.req.valid('json');
      await requestEmailChange(context.get('viewer'), wish);
      return context.json({ pending_email: wish.email }, 202);
    },
  )
  .delete(
    '/account/email-change',
    signedIn,
    operation({ summary: 'Cancel the request for a new sign-in email', tags, answers: { 204: noContent } }),
    async (context) => {
      await cancelEmailChange(context.get('viewer').id);
      return context.body(null, 204);
    },
  )
  .post(
    '/account/email-change/confirm',
    publicAccess,
    operation({
      summary: 'Confirm a new sign-in email with the link mailed to it',
      tags,
      answers: { 200: z.object({ email: text('maya@example.com') }) },
    }),
    validJson(emailConfirmationSchema),
    async (context) => {
      await consumeRateLimit(confirmationsPerNetwork, clientNetwork(context));
      return context.json(
        await confirmEmailChange(context.req.valid('json').token, await findViewer(context.req.raw.headers)),
      );
    },
  )
  .delete(
    '/account/sessions',
    signedIn,
    operation({ summary: 'Sign every other device out', tags, answers: { 200: z.object({ ended: whole }) } }),
    async (context) => context.json({ ended: await endOtherSessions(context.get('viewer')) }),
  );
