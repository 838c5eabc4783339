import { createHmac, randomBytes } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { auth } from '#app/platform/auth/auth.server.ts';

/** As the Standard Webhooks specification writes secrets and signatures. */
const secretPrefix = 'whsec_';

/** Creates the secret with which an endpoint recognizes us. */
export function newWebhookSecret(): string {
  return secretPrefix + randomBytes(32).toString('base64');
}

/** Encrypts a secret for storage. */
export async function sealSecret(secret: string): Promise<string> {
  const { secretConfig: key } = await auth().$context;
  return symmetricEncrypt({ key, data: secret });
}

/** Decrypts a stored secret. */
export async function openSecret(sealed: string): Promise<string> {
  const { secretConfig: key } = await auth().$context;
  return symmetricDecrypt({ key, data: sealed });
}

/** Returns the headers that prove who sends a body, and when (https://www.standardwebhooks.com). */
export function signedHeaders(secret: string, { id, body, at }: { id: string; body: string; at: Date }) {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
