import { describeRoute } from 'hono-openapi';
import { isErrorOf } from '#app/platform/errors/app-error.ts';
import { publicAccess } from '#app/platform/http/api-environment.server.ts';
import { apiRouter } from '#app/platform/http/api.server.ts';
import { clientAddress } from '#app/platform/http/client-address.server.ts';
import { assertRateLimit, recordRateLimit, type RateLimit } from '#app/platform/http/rate-limit.server.ts';
import { validJson } from '#app/platform/http/validated.server.ts';
import { libraryHeaders } from './authentication/library-headers.server.ts';
import { ownerSchema, setupCodeSchema, signInCodeSchema } from './account-settings.schema.ts';
import { accountErrors } from './accounts.errors.ts';
import { confirmTwoFactor } from './commands/confirm-two-factor.server.ts';
import { giveSignInCode } from './commands/give-sign-in-code.server.ts';
import { renewRecoveryCodes } from './commands/renew-recovery-codes.server.ts';
import { startTwoFactor } from './commands/start-two-factor.server.ts';
import { turnOffTwoFactor } from './commands/turn-off-two-factor.server.ts';
import { signedIn } from './queries/viewer.server.ts';
import { keepSession } from './session-answer.server.ts';

// An account has its own count, in auth_two_factor; this one is for somebody who tries many accounts.
const wrongCodesPerNetwork: RateLimit = { name: 'sign-in-code-network', points: 100, seconds: 5 * 60 };
const tags = ['Two-factor sign-in'];

/** Two-factor sign-in over HTTP: the second step, and its settings. */
export const twoFactorApi = apiRouter()
  .post(
    '/auth/two-factor/verify',
    publicAccess,
    describeRoute({ summary: 'The second step of a sign-in: the code of the app, or a recovery code', tags }),
    validJson(signInCodeSchema),
    async (context) => {
      await assertRateLimit(wrongCodesPerNetwork, clientAddress(context));
      try {
        return await giveSignInCode(context.req.valid('json'), libraryHeaders(context));
      } catch (error) {
        if (isErrorOf(error, accountErrors.invalid_code)) {
          await recordRateLimit(wrongCodesPerNetwork, clientAddress(context));
        }
        throw error;
      }
    },
  )
  .post(
    '/account/two-factor',
    signedIn,
    describeRoute({ summary: 'Begin to set up two-factor sign-in: the secret, as text and as a QR code', tags }),
    validJson(ownerSchema),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(await startTwoFactor(context.get('viewer'), context.req.valid('json').password, libraryHeaders(context)));
    },
  )
  .post(
    '/account/two-factor/confirm',
    signedIn,
    describeRoute({ summary: 'Turn two-factor sign-in on with a first code; answers the recovery codes, this once', tags }),
    validJson(setupCodeSchema),
    async (context) => {
      const { answer, codes } = await confirmTwoFactor(context.get('viewer'), context.req.valid('json').code, libraryHeaders(context));
      keepSession(context, answer);
      context.header('cache-control', 'no-store');
      return context.json({ recovery_codes: codes });
    },
  )
  .post(
    '/account/two-factor/recovery-codes',
    signedIn,
    describeRoute({ summary: 'Make new recovery codes in place of the old ones', tags }),
    validJson(ownerSchema),
    async (context) => {
      const codes = await renewRecoveryCodes(context.get('viewer'), context.req.valid('json').password, libraryHeaders(context));
      context.header('cache-control', 'no-store');
      return context.json({ recovery_codes: codes });
    },
  )
  .post(
    '/account/two-factor/off',
    signedIn,
    describeRoute({ summary: 'Turn two-factor sign-in off', tags }),
    validJson(ownerSchema),
    async (context) => {
      keepSession(context, await turnOffTwoFactor(context.get('viewer'), context.req.valid('json').password, libraryHeaders(context)));
      return context.json({ on: false });
    },
  );
