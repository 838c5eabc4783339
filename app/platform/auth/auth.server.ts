import { betterAuth } from 'better-auth';
import { config } from '#app/platform/config/config.server.ts';
import { sessionLimits } from '#app/platform/config/limits.ts';
import type { Secrets } from '#app/platform/config/secrets.ts';
import { cookiePrefix, isSecure } from './cookie-names.server.ts';
import { hashedSessionAdapter } from './hashed-session-adapter.server.ts';
import { librarySecrets } from './library-secrets.server.ts';

/**
 * What boot hands in. It also merges `plugins` into this interface (app/boot/start-auth.server.ts), so that the platform
 * knows no way of signing in and `auth()` still has the types of all of them.
 */
export interface AuthSetUp {
  secrets: Secrets;
  passwordLength: { minimum: number; maximum: number };
  /** From leaving for another service that signs people in until the return. */
  awayMinutes: number;
}

const day = 24 * 60 * 60;

// better-auth's tables are named auth_* in snake case like the rest of the schema (DESIGN: Accounts).
const snakeCase = {
  user: {
    modelName: 'auth_user',
    fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
  session: {
    modelName: 'auth_session',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  account: {
    modelName: 'auth_account',
    fields: {
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  verification: {
    modelName: 'auth_verification',
    fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
} as const;

function createAuth({ secrets, plugins, passwordLength, awayMinutes }: AuthSetUp) {
  const { BASE_URL } = config();
  return betterAuth({
    appName: 'Doorstep',
    baseURL: BASE_URL,
    basePath: '/api/auth',
    ...librarySecrets(secrets),
    database: hashedSessionAdapter,
    ...snakeCase,
    session: {
      ...snakeCase.session,
      // No cookie cache: it would keep revoked sessions alive (DESIGN: Accounts).
      expiresIn: sessionLimits.sessionDays * day,
      updateAge: day,
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: passwordLength.minimum,
      maxPasswordLength: passwordLength.maximum,
      revokeSessionsOnPasswordReset: true,
    },
    emailVerification: {
      // Links are our own (confirmEmail); the library confirms and signs in.
      autoSignInAfterVerification: true,
    },
    advanced: {
      cookiePrefix: cookiePrefix(),
      // Otherwise the library writes __Secure- before names that start with __Host-.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure() },
      database: { generateId: false },
      // The API's own origin rule applies to requests; it also knows loopback names.
      disableCSRFCheck: true,
      // As long as the library keeps such a sign-in open; its own cookie would expire after half of that.
      cookies: { state: { attributes: { maxAge: awayMinutes * 60 } } },
      ipAddress: { ipAddressHeaders: ['x-doorstep-client'] },
    },
    // Rate limits are the API's own (platform/http/rate-limit.server.ts), shared by all instances.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins,
  });
}

let current: ReturnType<typeof createAuth> | undefined;
let currentSecrets: Secrets | undefined;

/** Sets up authentication, once at boot, after configuration and database. */
export function setUpAuth(setUp: AuthSetUp): void {
  current = createAuth(setUp);
  currentSecrets = setUp.secrets;
}

/**
 * Returns this process's authentication.
 * @throws Error before boot
 */
export function auth(): ReturnType<typeof createAuth> {
  if (!current) throw new Error('Authentication is set up at boot, before anybody signs in');
  return current;
}

/**
 * Returns the secrets behind sessions and related data.
 * @throws Error before boot
 */
export function authSecrets(): Secrets {
  if (!currentSecrets) throw new Error('Authentication is set up at boot, before anybody signs in');
  return currentSecrets;
}
