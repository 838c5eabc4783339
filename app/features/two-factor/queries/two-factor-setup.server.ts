import type * as z from 'zod/mini';
import { drawQrModules } from '#app/lib/pictures/qr-code.server.ts';
import type { twoFactorSetupAnswer } from '../answers/two-factor.server.ts';

/** What an authenticator app needs: a picture to scan, or the secret to type. */
export type TwoFactorSetup = z.infer<typeof twoFactorSetupAnswer>;

/** Returns the setup of an otpauth:// URI. */
export function setupOf(uri: string): TwoFactorSetup {
  return {
    uri,
    secret: new URL(uri).searchParams.get('secret') ?? '',
    qr: drawQrModules(uri, { border: 2, ecc: 'L' }),
  };
}

/** Returns the URI of a secret, as the library writes it. */
export function authenticatorUri(secret: string, email: string): string {
  return `otpauth://totp/Doorstep:${encodeURIComponent(email)}?secret=${asBase32(secret)}&issuer=Doorstep&digits=6&period=30`;
}

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding, which authenticator apps do not need. */
function asBase32(text: string): string {
  const bits = Array.from(Buffer.from(text), (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => base32Alphabet.charAt(Number.parseInt(group.padEnd(5, '0'), 2)))
    .join('');
}
