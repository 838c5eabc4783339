import { createECDH, randomBytes } from 'node:crypto';
import { StartRefusal } from '#app/platform/errors/start-refusal.ts';

/** The server's identity for push services (RFC 8292); both in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

const curve = 'prime256v1';

/** Generates a private key for a new installation. */
export function newVapidKey(): string {
  for (;;) {
    const key = randomBytes(32);
    if (publicKeyOf(key)) return key.toString('base64url');
  }
}

/**
 * Reads the keys of an installation.
 * @throws StartRefusal if this is not a private key, or does not match the given public key
 */
export function vapidKeysFrom(privateKey: string, expectedPublicKey?: string): VapidKeys {
  const publicKey = publicKeyOf(Buffer.from(privateKey, 'base64url'));
  if (!publicKey) throw new StartRefusal('VAPID_PRIVATE_KEY (or vapid-key in DATA_DIR) is no key of the curve P-256');
  if (expectedPublicKey !== undefined && expectedPublicKey !== publicKey)
    throw new StartRefusal('VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY');
  return { publicKey, privateKey };
}

/** Whether a browser's keys can be used to encrypt messages (RFC 8291). */
export function areMessageKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  const ecdh = createECDH(curve);
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'));
    return Buffer.from(p256dh, 'base64url').length === 65;
  } catch {
    return false;
  }
}

/** Returns the public key; undefined for the few numbers that are not a private key. */
function publicKeyOf(privateKey: Buffer): string | undefined {
  const ecdh = createECDH(curve);
  try {
    ecdh.setPrivateKey(privateKey);
    return ecdh.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}
