import { guessableReason } from './guessable-secret.server.ts';

/** Whether real money moves with this secret key of Stripe. */
export function isLiveKey(key: string | undefined): boolean {
  return /^(?:sk|rk)_live_/.test(key ?? '');
}

type Given = Record<string, string | undefined>;

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;

/**
 * Finds settings that work but would put somebody's money or data at risk
 * (docs/decisions/043-a-configuration-that-fails-closed.md). It reads the raw values, so that they are reported
 * together with wrong values.
 */
export function findUnsafeSettings(given: Given): string[] {
  return given['APP_ENV'] === 'production'
    ? [...besideLiveKeys(given), ...inProduction(given)]
    : [...besideLiveKeys(given), ...outsideOfProduction(given)];
}

/**
 * Whatever is open to others must run as production: anywhere else the demo's password opens the administrator's
 * account.
 */
function outsideOfProduction({ HOST, BASE_URL }: Given): string[] {
  const issues: string[] = [];
  if (HOST !== undefined && !loopback.test(HOST))
    issues.push(`HOST=${HOST} lets others in, which takes APP_ENV=production`);
  if (BASE_URL?.startsWith('https:')) issues.push('BASE_URL is an https address, which takes APP_ENV=production');
  return issues;
}

function inProduction(given: Given): string[] {
  const issues: string[] = [];
  const { BASE_URL, STRIPE_SECRET_KEY, STRIPE_TEST_KEYS, DATABASE_URL, EMBEDDED_DATABASE, AUTH_SECRET } = given;
  if (BASE_URL?.startsWith('http:'))
    issues.push(
      'BASE_URL must begin with https:// with APP_ENV=production: sessions and passwords would be sent in the clear',
    );
  if (STRIPE_SECRET_KEY && !isLiveKey(STRIPE_SECRET_KEY) && STRIPE_TEST_KEYS !== '1') {
    issues.push(
      'STRIPE_SECRET_KEY is not a live key, so nobody would pay: set STRIPE_TEST_KEYS=1 if that is what you want',
    );
  }
  if (!DATABASE_URL && EMBEDDED_DATABASE !== '1') {
    issues.push(
      'DATABASE_URL is needed with APP_ENV=production, or EMBEDDED_DATABASE=1 to keep everything in DATA_DIR on this one machine',
    );
  }
  return [...issues, ...guessableSecrets(AUTH_SECRET)];
}

/** AUTH_SECRET may be several secrets, separated by commas. */
function guessableSecrets(secrets = ''): string[] {
  return secrets.split(',').flatMap((secret) => {
    const reason = secret.length < 32 ? undefined : guessableReason(secret);
    return reason ? [`AUTH_SECRET can be guessed: it ${reason}. Make one with: openssl rand -base64 32`] : [];
  });
}

/**
 * Locally the sandbox runs unless everything it stands in for is configured; next to a live key, a demo would charge
 * a real card.
 */
function besideLiveKeys({ APP_ENV, SANDBOX, SANDBOX_URL, STRIPE_SECRET_KEY, SMTP_URL }: Given): string[] {
  if (!isLiveKey(STRIPE_SECRET_KEY)) return [];
  if (SANDBOX === '1') return ['SANDBOX=1 is refused beside live keys of Stripe'];
  if (SANDBOX_URL) return ['SANDBOX_URL is refused beside live keys of Stripe'];
  const startsByItself = APP_ENV !== 'production' && SANDBOX !== '0' && !SMTP_URL;
  return startsByItself
    ? ['SMTP_URL is needed beside live keys of Stripe, or SANDBOX=0: the sandbox would take the mails']
    : [];
}
