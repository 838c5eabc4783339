import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { routingKinds } from '../routing/routing-kinds.ts';
import { secretsFrom } from './secrets.ts';
import { googleVariables } from './google-variables.ts';
import { missingForSms, smsVariables } from './sms-variables.ts';
import { traceVariables } from './trace-variables.ts';
import { findUnsafeSettings, isLiveKey } from './unsafe-settings.server.ts';
import { httpUrl, mapStyleUrl, ownOrigin, serviceUrl, socialUrl } from './url-variables.ts';

const flag = z.pipe(
  z.enum(['0', '1']),
  z.transform((value) => value === '1'),
);
const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'must be a port number')),
  z.pipe(
    z.transform((value: string) => Number(value)),
    z.number().check(z.gte(1, 'must be a port number'), z.lte(65_535, 'must be a port number')),
  ),
);
const postgresUrl = z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'));

const twoFactorRule = z.enum(['optional', 'required'], 'must be optional or required');

function everySecretIsLong(value: string): boolean {
  return secretsFrom(value).every((secret) => secret.length >= 32);
}

/** The environment, one entry per variable. A test checks that README.md's table has the same keys. */
export const environmentSchema = z.object({
  APP_ENV: z._default(z.enum(['local', 'production']), 'local'),
  PORT: z._default(port, 3000),
  HOST: z.optional(z.string().check(z.minLength(1))),
  BASE_URL: z.optional(ownOrigin),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(postgresUrl),
  DATABASE_DIRECT_URL: z.optional(postgresUrl),
  DATABASE_REPLICA_URLS: z._default(
    z.pipe(
      z
        .string()
        .check(
          z.regex(
            /^postgres(ql)?:\/\/[^,]+(,postgres(ql)?:\/\/[^,]+)*$/,
            'must be postgres:// URLs, with commas between them',
          ),
        ),
      z.transform((urls) => urls.split(',')),
    ),
    [],
  ),
  /** Must be requested explicitly in production, where the only copy should not be on one machine. */
  EMBEDDED_DATABASE: z.optional(flag),
  DATABASE_POOL: z._default(
    z.pipe(z.string().check(z.regex(/^[1-9]\d?$/, 'must be a number from 1 to 99')), z.transform(Number)),
    20,
  ),
  DEMO: z.optional(flag),
  SANDBOX: z.optional(flag),
  SANDBOX_PORT: z.optional(port),
  SANDBOX_URL: z.optional(httpUrl),
  SANDBOX_RECORD: z.optional(z.string().check(z.minLength(1))),
  METRICS_PORT: z.optional(port),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  AUTH_SECRET: z.optional(
    z
      .string()
      .check(
        z.refine(everySecretIsLong, 'must have at least 32 characters; of several, with commas between them, each one'),
      ),
  ),
  ADMIN_TWO_FACTOR: z.optional(twoFactorRule),
  PROFESSIONAL_TWO_FACTOR: z._default(twoFactorRule, 'optional'),
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^(sk|rk)_/, 'must be a Stripe secret key (sk_… or rk_…)'))),
  STRIPE_TEST_KEYS: z.optional(flag),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_/, 'must begin with whsec_'))),
  STRIPE_CONNECT_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_/, 'must begin with whsec_'))),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: z._default(z.string().check(z.minLength(3)), 'Doorstep <hello@doorstep.test>'),
  /** The domain whose mails a service posts to us: replies to mails about messages. */
  MAIL_REPLY_DOMAIN: z.optional(z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain'))),
  MAIL_WEBHOOK_SECRET: z.optional(
    z
      .string()
      .check(z.regex(/^whsec_[A-Za-z0-9+/]{24,}={0,2}$/, 'must be whsec_ and at least 24 characters of base64')),
  ),
  CONTACT_EMAIL: z._default(z.email('must be an e-mail address'), 'hello@doorstep.test'),
  /** 0 retires the service workers that browsers have installed. */
  SERVICE_WORKER: z._default(flag, true),
  SOCIAL_INSTAGRAM: z.optional(socialUrl),
  SOCIAL_FACEBOOK: z.optional(socialUrl),
  SOCIAL_YOUTUBE: z.optional(socialUrl),
  SOCIAL_TIKTOK: z.optional(socialUrl),
  SOCIAL_LINKEDIN: z.optional(socialUrl),
  SOCIAL_X: z.optional(socialUrl),
  S3_BUCKET: z.optional(z.string().check(z.minLength(3))),
  S3_REGION: z._default(z.string().check(z.minLength(1)), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string().check(z.minLength(1))),
  S3_SECRET_ACCESS_KEY: z.optional(z.string().check(z.minLength(1))),
  S3_ENDPOINT: z.optional(httpUrl),
  CLAMD_ADDRESS: z.optional(z.string().check(z.regex(/^[\w.-]+:\d{1,5}$/, 'must be host:port'))),
  VAPID_PUBLIC_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{87}$/, 'must be a public key of 65 bytes in base64url')),
  ),
  VAPID_PRIVATE_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{43}$/, 'must be a private key of 32 bytes in base64url')),
  ),
  VAPID_SUBJECT: z.optional(
    z.string().check(z.regex(/^(mailto:|https:\/\/)\S+$/, 'must begin with mailto: or https://')),
  ),
  SEARCHES_PER_MINUTE: z._default(
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1')), z.transform(Number)),
    300,
  ),
  /** How long a completed visit can be undone, in seconds; its money and mails wait as long. */
  COMPLETION_UNDO_SECONDS: z._default(
    z.pipe(
      z.string().check(z.regex(/^(\d{1,2}|[1-5]\d\d|600)$/, 'must be a number from 0 to 600')),
      z.transform(Number),
    ),
    60,
  ),
  /** For tests and development: webhooks may go to this machine, also without TLS. */
  WEBHOOKS_TO_LOOPBACK: z._default(flag, false),
  MAP_STYLE_URL: z.optional(mapStyleUrl),
  ROUTING_URL: z.optional(serviceUrl),
  ROUTING_KIND: z._default(z.enum(routingKinds, `must be one of ${routingKinds.join(', ')}`), 'osrm'),
  ROUTING_KEY: z.optional(z.string().check(z.minLength(1))),
  TRUSTED_PROXIES: z._default(
    z.pipe(z.string().check(z.regex(/^\d$/, 'must be a number from 0 to 9')), z.transform(Number)),
    0,
  ),
  ...googleVariables,
  ...smsVariables,
  ...traceVariables,
});

export type Environment = z.infer<typeof environmentSchema>;

export type Config = Omit<
  Environment,
  'HOST' | 'BASE_URL' | 'ADMIN_TWO_FACTOR' | 'DEMO' | 'SANDBOX' | 'SANDBOX_PORT'
> & {
  HOST: string;
  BASE_URL: string;
  ADMIN_TWO_FACTOR: 'optional' | 'required';
  DEMO: boolean;
  SANDBOX: boolean;
  SANDBOX_PORT: number;
  /** DATA_DIR as an absolute path. */
  dataDir: string;
  production: boolean;
};

/** All wrong values of the environment at once, so that a deployment is fixed in one go. */
export class ConfigError extends Error {
  readonly issues: string[];

  constructor(issues: string[]) {
    super(`The environment is not usable:\n${issues.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.issues = issues;
  }
}

/**
 * Reads and validates the environment. An empty variable counts as not set.
 * @throws ConfigError naming every wrong or missing variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environmentSchema.safeParse(given);
  const wrong = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const issues = [...wrong, ...missingTogether(given), ...missingForSms(given), ...findUnsafeSettings(given)];
  if (!parsed.success || issues.length > 0) throw new ConfigError(issues);
  return withDefaults(parsed.data);
}

/**
 * Finds variables that other values make necessary. It reads the raw values, so that they are reported together with
 * wrong values.
 */
function missingTogether(given: Record<string, string | undefined>): string[] {
  const issues: string[] = [];
  const sandbox = given['SANDBOX'] === '1' || given['SANDBOX_URL'] !== undefined;
  const needs = (name: string, why: string) =>
    given[name] === undefined && issues.push(`${name} is needed with ${why}`);
  if (given['DATABASE_DIRECT_URL']) needs('DATABASE_URL', 'DATABASE_DIRECT_URL');
  if (given['DATABASE_REPLICA_URLS']) needs('DATABASE_URL', 'DATABASE_REPLICA_URLS');
  if (given['STRIPE_SECRET_KEY']) needs('STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY');
  if (given['GOOGLE_CLIENT_ID']) needs('GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID');
  if (given['GOOGLE_CLIENT_SECRET']) needs('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  if (given['SANDBOX'] === '1' && given['SANDBOX_URL'])
    issues.push('SANDBOX_URL names a sandbox that runs already: SANDBOX=1 would start another one');
  if (given['VAPID_PRIVATE_KEY']) needs('VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY');
  if (given['VAPID_PUBLIC_KEY']) needs('VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY');
  if (given['MAIL_REPLY_DOMAIN']) needs('MAIL_WEBHOOK_SECRET', 'MAIL_REPLY_DOMAIN');
  if (given['MAIL_WEBHOOK_SECRET']) needs('MAIL_REPLY_DOMAIN', 'MAIL_WEBHOOK_SECRET');
  if (given['ROUTING_KIND']) needs('ROUTING_URL', 'ROUTING_KIND');
  if (given['ROUTING_KEY']) needs('ROUTING_URL', 'ROUTING_KEY');
  if (given['S3_BUCKET']) needs('S3_ACCESS_KEY_ID', 'S3_BUCKET');
  if (given['S3_BUCKET']) needs('S3_SECRET_ACCESS_KEY', 'S3_BUCKET');
  if (given['APP_ENV'] !== 'production') return issues;
  needs('BASE_URL', 'APP_ENV=production');
  needs('AUTH_SECRET', 'APP_ENV=production');
  if (given['WEBHOOKS_TO_LOOPBACK'] === '1') issues.push('WEBHOOKS_TO_LOOPBACK=1 is refused with APP_ENV=production');
  if (given['DEMO'] === '1') issues.push('DEMO=1 is refused with APP_ENV=production');
  if (!sandbox) needs('STRIPE_SECRET_KEY', 'APP_ENV=production (or SANDBOX=1)');
  if (!sandbox) needs('SMTP_URL', 'APP_ENV=production (or SANDBOX=1)');
  // Mail servers refuse the default sender, whose domain cannot exist.
  if (!sandbox) needs('MAIL_FROM', 'APP_ENV=production (or SANDBOX=1)');
  // What happens to professionals' accounts and payouts comes to an endpoint of its own.
  if (isLiveKey(given['STRIPE_SECRET_KEY'])) needs('STRIPE_CONNECT_WEBHOOK_SECRET', 'live keys of Stripe');
  // Nobody reads the default inbox: what visitors write would be lost.
  if (!sandbox) needs('CONTACT_EMAIL', 'APP_ENV=production (or SANDBOX=1)');
  return issues;
}

function withDefaults(env: Environment): Config {
  const production = env.APP_ENV === 'production';
  return {
    ...env,
    HOST: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    BASE_URL: env.BASE_URL ?? new URL(`http://localhost:${env.PORT}`).origin,
    ADMIN_TWO_FACTOR: env.ADMIN_TWO_FACTOR ?? (production ? 'required' : 'optional'),
    DEMO: env.DEMO ?? !production,
    SANDBOX: env.SANDBOX ?? (!production && !env.SANDBOX_URL && !(env.STRIPE_SECRET_KEY && env.SMTP_URL)),
    SANDBOX_PORT: env.SANDBOX_PORT ?? env.PORT + 1,
    dataDir: resolve(env.DATA_DIR),
    production,
  };
}

let current: Config | undefined;

/** Sets the configuration of this process, once at boot (or per test file). */
export function useConfig(config: Config): Config {
  current = config;
  return config;
}

/**
 * Returns the configuration read at boot.
 * @throws Error before boot
 */
export function config(): Config {
  if (!current) throw new Error('The configuration is read at boot, before anything asks for it');
  return current;
}
