import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { clientNetwork } from '#app/platform/http/requests/client-ip.server.ts';
import { idempotent } from '#app/platform/http/idempotency/idempotency.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { confirmationRequestSchema } from '../account.schema.ts';
import { requestConfirmationMail } from '../sign-up/commands/request-confirmation-mail.server.ts';
import { requestPasswordReset } from './commands/request-password-reset.server.ts';
import { resetPassword } from './commands/reset-password.server.ts';
import { rememberDevice } from '../security/known-devices.server.ts';
import { passwordResetMessages } from './password-reset-messages.ts';
import { passwordResetRequestSchema, passwordResetSchema, recoverySessionSchema } from './password-reset.schema.ts';
import { findRecoverySession } from './queries/find-recovery-session.server.ts';
import * as z from 'zod/mini';
import { instant, text } from '#app/platform/http/api/answer-fields.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';

const minute = 60;
const resetMailPerEmail: RateLimit = { name: 'reset-mail-address', points: 5, seconds: 15 * minute };
const mailsPerNetwork: RateLimit = { name: 'account-mail-network', points: 60, seconds: 60 * minute };
const resetPerNetwork: RateLimit = { name: 'reset-network', points: 60, seconds: 15 * minute };

/** The HTTP API of account mails anyone may request, and of the new password that one of them leads to. */
export const passwordResetApi = apiRouter()
  .post(
    '/auth/request-password-reset',
    publicAccess,
    operation({
      summary: 'Mail a link to /reset-password; the response is the same for every email',
      tags: ['Accounts'],
      answers: { 200: z.object({ status: z.literal(true), message: text(passwordResetMessages.mailed) }) },
    }),
    validJson(passwordResetRequestSchema),
    idempotent,
    async (context) => {
      const { email } = context.req.valid('json');
      await consumeRateLimit(mailsPerNetwork, clientNetwork(context));
      await consumeRateLimit(resetMailPerEmail, email);
      await requestPasswordReset(email);
      return context.json({ status: true, message: passwordResetMessages.mailed });
    },
  )
  .post(
    '/auth/recovery-session',
    publicAccess,
    operation({
      summary: 'Whose password the secret of a mailed link can set, and until when',
      tags: ['Accounts'],
      answers: { 200: z.object({ email: text('maya.brooks@example.com'), expires_at: instant }) },
    }),
    validJson(recoverySessionSchema),
    async (context) => {
      await consumeRateLimit(resetPerNetwork, clientNetwork(context));
      const { email, expiresAt } = await findRecoverySession(context.req.valid('json').token);
      rememberDevice(context, email);
      return context.json({ email, expires_at: expiresAt.toISOString() });
    },
  )
  .post(
    '/auth/reset-password',
    publicAccess,
    operation({
      summary: 'Set a new password with the secret of a mailed link; ends every session of the user',
      tags: ['Accounts'],
      answers: { 200: z.object({ status: z.literal(true), message: text(passwordResetMessages.done) }) },
    }),
    validJson(passwordResetSchema),
    idempotent,
    async (context) => {
      await consumeRateLimit(resetPerNetwork, clientNetwork(context));
      await resetPassword(context.req.valid('json'));
      return context.json({ status: true, message: passwordResetMessages.done });
    },
  )
  .post(
    '/auth/send-verification-email',
    publicAccess,
    operation({
      summary: 'Mail the confirmation link again; the response is the same for every email',
      tags: ['Accounts'],
      answers: { 200: z.object({ status: z.literal(true) }) },
    }),
    validJson(confirmationRequestSchema),
    idempotent,
    async (context) => {
      const { email, callbackURL } = context.req.valid('json');
      await consumeRateLimit(mailsPerNetwork, clientNetwork(context));
      await requestConfirmationMail(email, callbackURL);
      return context.json({ status: true });
    },
  );
