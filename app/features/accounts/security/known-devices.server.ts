import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { config } from '#app/platform/config/config.server.ts';
import { SigningKeys } from '#app/platform/config/signing-keys.server.ts';
import { authSecrets } from '#app/platform/auth/auth.server.ts';

const cookie = 'doorstep.device';
const year = 365 * 24 * 60 * 60;
/** For people who share a browser. */
const marksKept = 4;

/**
 * Finds this browser's mark for an email that has signed in here before; undefined otherwise. It grants nothing:
 * whoever guesses passwords elsewhere cannot use up its attempts (docs/decisions/008-brute-force.md).
 */
export function knownDevice(context: Context, email: string): string | undefined {
  return marksOf(context).find((mark) => isFor(mark, email));
}

/** Marks this browser as one where the owner of an email has proven themselves. */
export function rememberDevice(context: Context, email: string): void {
  const others = marksOf(context).filter((mark) => !isFor(mark, email));
  const nonce = randomBytes(12).toString('base64url');
  setCookie(
    context,
    cookie,
    [`${nonce}.${sealKeys().sign(sealedText(nonce, email))}`, ...others].slice(0, marksKept).join('~'),
    {
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'Lax',
      secure: config().BASE_URL.startsWith('https:'),
      maxAge: year,
    },
  );
}

function marksOf(context: Context): string[] {
  return (getCookie(context, cookie) ?? '').split('~').filter(Boolean).slice(0, marksKept);
}

function isFor(mark: string, email: string): boolean {
  const [nonce = '', seal = ''] = mark.split('.');
  return sealKeys().verifies(sealedText(nonce, email), seal);
}

function sealKeys(): SigningKeys {
  return new SigningKeys(authSecrets(), (secret) => secret);
}

function sealedText(nonce: string, email: string): string {
  return `device ${nonce} ${email.toLowerCase()}`;
}
