import { isErrorOf } from '#app/platform/errors/app-error.ts';
import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { clientNetwork } from '#app/platform/http/requests/client-ip.server.ts';
import { assertRateLimit, recordRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { libraryHeaders } from '#app/platform/auth/library-headers.server.ts';
import { ownerSchema } from '#app/features/accounts/credentials.schema.ts';
import { confirmTwoFactor } from './commands/confirm-two-factor.server.ts';
import { giveSignInCode } from './commands/give-sign-in-code.server.ts';
import { renewRecoveryCodes } from './commands/renew-recovery-codes.server.ts';
import { startTwoFactor } from './commands/start-two-factor.server.ts';
import { turnOffTwoFactor } from './commands/turn-off-two-factor.server.ts';
import { confirmPhoneMove } from './phone-move/commands/confirm-phone-move.server.ts';
import { startPhoneMove } from './phone-move/commands/start-phone-move.server.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { keepSession } from '#app/platform/auth/auth-answer.server.ts';
import * as z from 'zod/mini';
import { text } from '#app/platform/http/api/answer-fields.server.ts';
import { noContent, operation } from '#app/platform/http/api/operation.server.ts';
import { phoneMoveSchema, setupCodeSchema, signInCodeSchema } from './two-factor.schema.ts';
import { secondStepAnswer, twoFactorSetupAnswer } from './answers/two-factor.server.ts';
import { twoFactorErrors } from './two-factor.errors.ts';

// Each account has its own count, in auth_two_factor; this one is for attackers who try many accounts.
const wrongCodesPerNetwork: RateLimit = { name: 'sign-in-code-network', points: 100, seconds: 5 * 60 };
const recoveryCodes = z.object({ recovery_codes: z.array(text('k3p9-x7qm')) });
const tags = ['Two-factor sign-in'];

/** The HTTP API of two-factor sign-in: the second step, and its settings. */
export const twoFactorApi = apiRouter()
  .post(
    '/auth/two-factor/verify',
    publicAccess,
    operation({
      summary: 'The second step of a sign-in: the code of the app, or a recovery code',
      tags,
      answers: { 200: secondStepAnswer },
    }),
    validJson(signInCodeSchema),
    async (context) => {
      await assertRateLimit(wrongCodesPerNetwork, clientNetwork(context));
      try {
        return await giveSignInCode(context.req.valid('json'), libraryHeaders(context));
      } catch (error) {
        if (isErrorOf(error, twoFactorErrors.invalid_code)) {
          await recordRateLimit(wrongCodesPerNetwork, clientNetwork(context));
        }
        throw error;
      }
    },
  )
  .post(
    '/account/two-factor',
    signedIn,
    operation({
      summary: 'Start setting up two-factor sign-in: returns the secret as text and as a QR code',
      tags,
      answers: { 200: twoFactorSetupAnswer },
    }),
    validJson(ownerSchema),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(
        await startTwoFactor(context.get('viewer'), context.req.valid('json').password, libraryHeaders(context)),
      );
    },
  )
  .post(
    '/account/two-factor/confirm',
    signedIn,
    operation({
      summary: 'Turn two-factor sign-in on with a first code; returns the recovery codes, only this once',
      tags,
      answers: { 200: recoveryCodes },
    }),
    validJson(setupCodeSchema),
    async (context) => {
      const { answer, codes } = await confirmTwoFactor(
        context.get('viewer'),
        context.req.valid('json').code,
        libraryHeaders(context),
      );
      keepSession(context, answer);
      context.header('cache-control', 'no-store');
      return context.json({ recovery_codes: codes });
    },
  )
  .post(
    '/account/two-factor/phone',
    signedIn,
    operation({
      summary: 'Start moving two-factor sign-in to another phone: returns its secret as text and as a QR code',
      tags,
      answers: { 200: twoFactorSetupAnswer },
    }),
    validJson(phoneMoveSchema),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(
        await startPhoneMove(context.get('viewer'), context.req.valid('json'), libraryHeaders(context)),
      );
    },
  )
  .post(
    '/account/two-factor/phone/confirm',
    signedIn,
    operation({
      summary: 'Move two-factor sign-in to the new phone with its first code; signs other devices out',
      tags,
      answers: { 204: noContent },
    }),
    validJson(setupCodeSchema),
    async (context) => {
      await confirmPhoneMove(context.get('viewer'), context.req.valid('json').code);
      return context.body(null, 204);
    },
  )
  .post(
    '/account/two-factor/recovery-codes',
    signedIn,
    operation({ summary: 'Replace the recovery codes with new ones', tags, answers: { 200: recoveryCodes } }),
    validJson(ownerSchema),
    async (context) => {
      const codes = await renewRecoveryCodes(
        context.get('viewer'),
        context.req.valid('json').password,
        libraryHeaders(context),
      );
      context.header('cache-control', 'no-store');
      return context.json({ recovery_codes: codes });
    },
  )
  .post(
    '/account/two-factor/off',
    signedIn,
    operation({ summary: 'Turn two-factor sign-in off', tags, answers: { 200: z.object({ on: z.literal(false) }) } }),
    validJson(ownerSchema),
    async (context) => {
      keepSession(
        context,
        await turnOffTwoFactor(context.get('viewer'), context.req.valid('json').password, libraryHeaders(context)),
      );
      return context.json({ on: false });
    },
  );
