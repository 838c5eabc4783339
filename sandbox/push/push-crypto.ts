import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';

/** What a browser stores for its subscription; all in base64url. */
export type BrowserKeys = { privateKey: string; p256dh: string; auth: string };

const curve = 'prime256v1';

export function newBrowserKeys(): BrowserKeys {
  const ecdh = createECDH(curve);
  const p256dh = ecdh.generateKeys('base64url');
  return { privateKey: ecdh.getPrivateKey('base64url'), p256dh, auth: randomBytes(16).toString('base64url') };
}

/**
 * Decrypts a single-record message as a browser does (RFC 8291, RFC 8188).
 * @throws Error if it was not encrypted for these keys
 */
export function decrypt(body: Buffer, keys: BrowserKeys): string {
  const [salt, senderKey] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
  const record = body.subarray(21 + senderKey.length);
  const ecdh = createECDH(curve);
  ecdh.setPrivateKey(Buffer.from(keys.privateKey, 'base64url'));
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(keys.p256dh, 'base64url'), senderKey]);
  const inputKey = Buffer.from(
    hkdfSync('sha256', ecdh.computeSecret(senderKey), Buffer.from(keys.auth, 'base64url'), keyInfo, 32),
  );
  const derive = (info: string, length: number) => Buffer.from(hkdfSync('sha256', inputKey, salt, `${info}\0`, length));
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive('Content-Encoding: aes128gcm', 16),
    derive('Content-Encoding: nonce', 12),
  );
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return withoutPadding(padded).toString('utf8');
}

/** Strips the padding: the text ends at the last record's delimiter, 0x02, which only zeros follow. */
function withoutPadding(padded: Buffer): Buffer {
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('The record has no delimiter');
  return padded.subarray(0, end);
}

/** A push sender's public key and contact. */
export type Sender = { publicKey: string; subject: string };

/**
 * Checks the Authorization header of a push (RFC 8292).
 * @throws Error saying what is wrong with it
 */
export function readSender(header: string, audience: string, now: number): Sender {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claimsPart = '', signature = ''] = token.split('.');
  if (!isSignedBy(publicKey, `${head}.${claimsPart}`, signature))
    throw new Error('The token is not signed by the key beside it.');
  const claims = JSON.parse(Buffer.from(claimsPart, 'base64url').toString()) as {
    aud?: string;
    exp?: number;
    sub?: string;
  };
  const seconds = now / 1000;
  if (claims.aud !== audience) throw new Error('The token is meant for another service.');
  if (!claims.exp || claims.exp <= seconds || claims.exp > seconds + 86_400)
    throw new Error('The token is over, or good for more than a day.');
  if (!/^(mailto:|https:)/.test(claims.sub ?? '')) throw new Error('The token names nobody to write to.');
  return { publicKey, subject: claims.sub ?? '' };
}

function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  const bytes = Buffer.from(publicKey, 'base64url');
  if (bytes.length !== 65) return false;
  const key = {
    kty: 'EC',
    crv: 'P-256',
    x: bytes.subarray(1, 33).toString('base64url'),
    y: bytes.subarray(33).toString('base64url'),
  };
  try {
    return verify(
      'sha256',
      Buffer.from(text),
      { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
  } catch {
    return false;
  }
}
