import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { logSecurityEvent } from '#app/features/audit/commands/record-security-event.server.ts';
import { database } from '#app/platform/database/database.server.ts';

/** Calls that give a signed-in user another session. */
const goesOn = /^\/(?:get-session|change-password|update-user|update-session)$/;
const secondStep = /^\/two-factor\//;

/**
 * Applies to every way of signing in. Whatever session the browser brought along ends, whoever's it was, so that
 * replacing a session leaves none open. The security log records the sign-in. A sign-in that still owes its code has
 * no session yet.
 */
export function sessionStarts(): BetterAuthPlugin {
  return {
    id: 'session-starts',
    hooks: {
      after: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async (ctx) => {
            const given = ctx.context.newSession;
            if (!given) return;
            const brought =
              ctx.headers && (await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, ctx.context.secret));
            if (brought && brought !== given.session.token) await ctx.context.internalAdapter.deleteSession(brought);
            if (isSignIn(ctx.path, Boolean(brought))) await logSignIn(given.user.id, ctx.path);
          }),
        },
      ],
    },
  };
}

/** Two-factor sign-in is set up in a session, but its code is entered without one. */
function isSignIn(path: string, isSignedIn: boolean): boolean {
  return !goesOn.test(path) && !(secondStep.test(path) && isSignedIn);
}

async function logSignIn(userId: string, path: string): Promise<void> {
  const way = secondStep.test(path)
    ? 'second step'
    : path.startsWith('/callback/')
      ? 'google'
      : path === '/verify-email'
        ? 'confirmation link'
        : path === '/magic-link/verify'
          ? 'mailed link'
          : 'password';
  await logSecurityEvent(database(), {
    actorId: userId,
    accountId: userId,
    action: 'sign_in',
    outcome: 'done',
    details: { way },
  });
}
