import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where mails to us go, and the secrets with which the service that receives them signs what it posts. */
export type IncomingMail = { domain: string; secrets: readonly string[] };

let connection: IncomingMail | undefined;

/** Connects this process to the service that receives mails (the operator's, or the sandbox), or to none. */
export function connectIncomingMail(given: IncomingMail | undefined): void {
  connection = given;
}

/** Returns the domain of addresses that can be written to; undefined if none can. */
export function incomingDomain(): string | undefined {
  return connection?.domain;
}

/** The headers of a signed post (Standard Webhooks 1.0). */
export type PostSignature = { id: string; timestamp: string; signatures: string };

/** How far the clocks of the service and ours may differ, and how long a post can be repeated. */
const toleranceSeconds = 300;

/** Reports whether the service that receives mails signed a body, within the last five minutes. */
export function isSignedPost(
  body: Uint8Array,
  { id, timestamp, signatures }: PostSignature,
  now = Date.now(),
): boolean {
  const age = Math.abs(now / 1_000 - Number(timestamp));
  if (!connection || id === '' || !(age <= toleranceSeconds)) return false;
  const given = signatures.split(' ').map((signature) => Buffer.from(signature));
  return connection.secrets.some((secret) => {
    const right = Buffer.from(signPost(body, { id, timestamp }, secret));
    return given.some((one) => one.length === right.length && timingSafeEqual(one, right));
  });
}

/** Signs a body as the service does: `v1,` and an HMAC of its id, time and bytes in base64. */
export function signPost(
  body: Uint8Array,
  { id, timestamp }: Omit<PostSignature, 'signatures'>,
  secret: string,
): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const hash = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
  return `v1,${hash}`;
}
