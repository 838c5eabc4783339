import { createHmac, randomUUID } from 'node:crypto';
import type { WebhookEndpoint } from '../stripe/webhooks/webhook-endpoint.ts';

/**
 * Posts a mail (RFC 5322) to the product, as a service that receives mails does: signed as Standard Webhooks 1.0 say.
 * @param webhook the product's webhook for events, beside which the one for mails is
 */
export function postMail(mail: Uint8Array<ArrayBuffer>, { url, secret }: WebhookEndpoint): Promise<Response> {
  const id = randomUUID();
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(mail).digest('base64');
  return fetch(new URL('mail', url), {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body: mail,
  });
}
