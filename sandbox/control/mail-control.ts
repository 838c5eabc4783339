import { Hono, type Context } from 'hono';
import * as z from 'zod/mini';
import { postMail } from '../mail/mail-post.ts';
import type { MailStore } from '../mail/mail-store.ts';
import type { SmtpInbox } from '../mail/smtp-inbox.ts';
import type { WebhookEndpoint } from '../stripe/webhooks/webhook-endpoint.ts';
import { readJson } from './json-body.ts';

const refusal = z.strictObject({ count: z.int().check(z.minimum(0)) });

type MailParts = { mails: MailStore; smtp: SmtpInbox; webhook: WebhookEndpoint };

/** Control routes of mail: what the product sent, refusals, and mails that somebody sends to the product. */
export function createMailControl({ mails, smtp, webhook }: MailParts): Hono {
  return new Hono()
    .get('/sandbox/api/mail', (c) => c.json({ items: listMails(c, mails) }))
    .delete('/sandbox/api/mail', (c) => {
      mails.deleteAll();
      return c.json({ ok: true });
    })
    .post('/sandbox/api/mail/refusals', async (c) => {
      smtp.refuseNext((await readJson(c, refusal)).count);
      return c.json({ ok: true });
    })
    .post('/sandbox/api/mail/incoming', async (c) => {
      const answer = await postMail(new Uint8Array(await c.req.arrayBuffer()), webhook);
      return c.json(await answer.json(), answer.ok ? 200 : 502);
    });
}

function listMails(c: Context, mails: MailStore): ReturnType<MailStore['findRecent']> {
  const limit = Math.min(Math.max(Number(c.req.query('limit')) || 50, 1), 500);
  return mails.findRecent({ to: c.req.query('to') || undefined, limit });
}
