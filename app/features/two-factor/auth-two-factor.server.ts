import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { config } from '#app/platform/config/config.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { signInCodeUrl } from '#app/features/sessions/login-url.ts';
import { stepOfCode } from './one-time-code.server.ts';
import { ownPath } from '#app/pages/return-path.ts';
import { recordSecondStepOf } from './second-step-attempt.server.ts';
import { twoFactorStore } from './two-factor-store.server.ts';
import { randomInt } from 'node:crypto';
import { asRecoveryCode, recoveryCodeAlphabet, recoveryCodeCount, recoveryCodeLength } from './recovery-codes.ts';
import { twoFactorLimits } from './two-factor-limits.ts';

const day = 24 * 60 * 60;

/**
 * Two-factor sign-in: the library's plugin, with three rules of ours for every way of signing in. Whatever starts a
 * session asks for the code first; a code works once (RFC 6238, section 5.2); a sign-in through pages (Google, a
 * mailed link) continues on the code page.
 */
export function twoFactorSignIn() {
  const plugin = twoFactor(options);
  const [challenge] = plugin.hooks.after;
  if (!challenge) throw new Error('The two-factor plugin no longer asks for a code after a sign-in');
  return {
    ...plugin,
    hooks: {
      before: [
        { matcher: isPath('/two-factor/verify-totp'), handler: takeCodeOnce },
        { matcher: isPath('/two-factor/verify-backup-code'), handler: recordAccount },
      ],
      after: [
        { matcher: startsSession, handler: challenge.handler },
        { matcher: startsSession, handler: leadToCodePage },
      ],
    },
  };
}

const options = {
  issuer: 'Doorstep',
  // Accounts created with Google have no password; confirmOwner asks for a fresh sign-in instead.
  allowPasswordless: true,
  twoFactorCookieMaxAge: twoFactorLimits.signInCodeMinutes * 60,
  trustDeviceMaxAge: twoFactorLimits.trustedDeviceDays * day,
  backupCodeOptions: { storeBackupCodes: 'encrypted', customBackupCodesGenerate: newRecoveryCodes },
  accountLockout: {
    maxFailedAttempts: twoFactorLimits.wrongCodes,
    durationSeconds: twoFactorLimits.wrongCodesMinutes * 60,
  },
  schema: {
    user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
    twoFactor: {
      modelName: 'auth_two_factor',
      fields: {
        userId: 'user_id',
        backupCodes: 'backup_codes',
        failedVerificationCount: 'failed_verification_count',
        lockedUntil: 'locked_until',
      },
    },
  },
} as const satisfies Parameters<typeof twoFactor>[0];

/** Calls that issue a new cookie for an existing session; all others are sign-ins. */
const goesOn = /^\/(?:two-factor\/|get-session$|change-password$|update-user$|update-session$)/;

function startsSession({ path }: { path?: string | undefined }): boolean {
  return path !== undefined && !goesOn.test(path);
}

function isPath(wanted: string) {
  return ({ path }: { path?: string | undefined }) => path === wanted;
}

const recordAccount = createAuthMiddleware(async (ctx) => {
  await challengedUser(ctx);
});

const takeCodeOnce = createAuthMiddleware(async (ctx) => {
  const userId = (await getSessionFromCtx(ctx))?.user.id ?? (await challengedUser(ctx));
  const kept = userId === undefined ? undefined : await twoFactorStore.findOfUser(database(), userId);
  if (!userId || !kept) return;
  const secret = await symmetricDecrypt({ key: ctx.context.secretConfig, data: kept.secret });
  const step = stepOfCode(secret, String((ctx.body as { code?: unknown }).code), Date.now());
  // The library refuses and counts wrong codes.
  if (step !== undefined && !(await twoFactorStore.claimStep(database(), userId, step))) {
    throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE' });
  }
});

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Finds the user who gave the password and owes the code, and records them for the current attempt. */
async function challengedUser(ctx: HookContext): Promise<string | undefined> {
  const cookie = ctx.context.createAuthCookie('two_factor');
  const identifier = await ctx.getSignedCookie(cookie.name, ctx.context.secret);
  const userId = identifier ? (await ctx.context.internalAdapter.findVerificationValue(identifier))?.value : undefined;
  if (userId) recordSecondStepOf(userId);
  return userId;
}

const leadToCodePage = createAuthMiddleware(async (ctx) => {
  const { returned, responseHeaders } = ctx.context;
  const target = responseHeaders?.get('location');
  const isAsked = typeof returned === 'object' && returned !== null && 'twoFactorRedirect' in returned;
  if (isAsked && target) throw ctx.redirect(signInCodeUrl(ownPath(target, config().BASE_URL)));
});

/** Generates recovery codes of 59 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    asRecoveryCode(Array.from({ length: recoveryCodeLength }, randomCharacter).join('')),
  );
}

function randomCharacter(): string {
  return recoveryCodeAlphabet.charAt(randomInt(recoveryCodeAlphabet.length));
}
