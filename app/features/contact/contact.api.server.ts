import * as z from 'zod/mini';
import { findViewer } from '#app/features/sessions/queries/find-viewer.server.ts';
import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { idempotent } from '#app/platform/http/idempotency/idempotency.server.ts';
import { clientNetwork } from '#app/platform/http/requests/client-ip.server.ts';
import { queueContactMail } from './commands/queue-contact-mail.server.ts';
import { contactSchema } from './contact.schema.ts';

/** The HTTP API of the contact form. */
export const contactApi = apiRouter().post(
  '/contact',
  publicAccess,
  operation({
    summary: 'Write to the people behind Doorstep; the ticket comes with the form',
    tags: ['Contact'],
    answers: { 202: z.object({ sent: z.literal(true) }) },
  }),
  validJson(contactSchema),
  idempotent,
  async (context) => {
    const viewer = await findViewer(context.req.raw.headers);
    await queueContactMail(context.req.valid('json'), {
      network: clientNetwork(context),
      signedInAs: viewer?.email ?? null,
    });
    return context.json({ sent: true as const }, 202);
  },
);
