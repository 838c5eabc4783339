import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { clearSession } from '#app/features/sessions/commands/end-sessions.server.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { closureSchema } from './closure.schema.ts';
import { closeAccount } from './commands/close-account.server.ts';
import { previewClosure } from './queries/preview-closure.server.ts';
import * as z from 'zod/mini';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { closurePreviewAnswer } from './answers/closure.server.ts';

/** The HTTP API of closing an account. */
export const closingAccountsApi = apiRouter()
  .get(
    '/account/closure',
    signedIn,
    operation({
      summary: 'What deleting the account would do now: visits that are cancelled, and their refunds',
      tags: ['Accounts'],
      answers: { 200: closurePreviewAnswer },
    }),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(await previewClosure(context.get('viewer')));
    },
  )
  .post(
    '/functions/delete-user-account',
    signedIn,
    operation({
      summary: "Delete the signed-in user's account; needs no body within a day of signing in",
      tags: ['Functions'],
      answers: { 200: z.object({ success: z.literal(true) }) },
    }),
    validJson(closureSchema),
    async (context) => {
      await closeAccount(context.get('viewer'), context.req.valid('json'));
      await clearSession(context);
      return context.json({ success: true as const });
    },
  );
