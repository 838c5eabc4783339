import { bearer } from 'better-auth/plugins/bearer';
import { accountLimits } from '#app/features/accounts/account-limits.ts';
import { mailLinkSignIn } from '#app/features/accounts/sign-in/auth-mail-link.server.ts';
import { googleSignIn } from '#app/features/google-sign-in/auth-google.server.ts';
import { sessionStarts } from '#app/features/sessions/session-starts.server.ts';
import { twoFactorSignIn } from '#app/features/two-factor/auth-two-factor.server.ts';
import { googleSignInMinutes } from '#app/features/google-sign-in/google-sign-in.ts';
import { setUpAuth } from '#app/platform/auth/auth.server.ts';
import type { Secrets } from '#app/platform/config/secrets.ts';

declare module '#app/platform/auth/auth.server.ts' {
  interface AuthSetUp {
    plugins: ReturnType<typeof createPlugins>;
  }
}

/** Sets up authentication with every room's way of signing in. */
export function startAuth(secrets: Secrets): void {
  const { passwordMinimum: minimum, passwordMaximum: maximum } = accountLimits;
  setUpAuth({
    secrets,
    plugins: createPlugins(),
    passwordLength: { minimum, maximum },
    awayMinutes: googleSignInMinutes,
  });
}

/** A tuple, from which the library infers what each plugin adds. */
function createPlugins() {
  return [googleSignIn(), mailLinkSignIn(), twoFactorSignIn(), sessionStarts(), bearer()] satisfies [
    unknown,
    ...unknown[],
  ];
}
