import * as z from 'zod/mini';
import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { limitBody } from '#app/platform/http/requests/request-guards.server.ts';
import { isSignedPost } from '#app/platform/mail/incoming/incoming-connection.server.ts';
import { readMail } from '#app/platform/mail/incoming/read-mail.server.ts';
import { mailReplyErrors } from './mail-replies.errors.ts';
import { receiveReply } from './commands/receive-reply.server.ts';

/** Bytes of a mail: what the proxies of deploy/ let through. */
const mailBytes = 20 * 1024 * 1024;

/**
 * The webhook of the service that receives mails: public, because the signature proves where it comes from. Its body is
 * no JSON, so it is registered before the guards that require JSON.
 */
export const mailRepliesApi = apiRouter().post(
  '/webhooks/mail',
  publicAccess,
  operation({
    summary: 'A received mail (message/rfc822), signed as Standard Webhooks are: replies become messages',
    tags: ['Webhooks'],
    answers: { 200: z.object({ outcome: z.enum(['sent', 'refused', 'dropped']) }) },
  }),
  limitBody(mailBytes),
  async (context) => {
    const body = new Uint8Array(await context.req.arrayBuffer());
    const header = (name: string) => context.req.header(`webhook-${name}`) ?? '';
    const signature = { id: header('id'), timestamp: header('timestamp'), signatures: header('signature') };
    if (!isSignedPost(body, signature)) throw new AppError(mailReplyErrors.mail_signature);
    const mail = await readMail(body).catch((cause: unknown) => {
      throw new AppError(mailReplyErrors.mail_unreadable, { cause });
    });
    return context.json({ outcome: await receiveReply(mail) });
  },
);
