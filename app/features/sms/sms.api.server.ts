import type { Context } from 'hono';
import { adminOnly, signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { clientNetwork } from '#app/platform/http/requests/client-ip.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { isSmsConnected } from '#app/platform/sms/sms-connection.server.ts';
import { mobileNumberAnswer, smsCostsAnswer } from './answers/sms.server.ts';
import { readSmsCosts } from './costs/queries/read-sms-costs.server.ts';
import { confirmCode } from './numbers/commands/confirm-code.server.ts';
import { removeNumber } from './numbers/commands/remove-number.server.ts';
import { requestCode } from './numbers/commands/request-code.server.ts';
import { readNumber } from './numbers/queries/read-number.server.ts';
import { smsErrors } from './sms.errors.ts';
import { codeRequestSchema, codeSchema } from './sms.schema.ts';

const triesPerUser: RateLimit = { name: 'sms-confirm-user', points: 30, seconds: 3_600 };
const describe = (summary: string) =>
  operation({ summary, tags: ['Notifications'], answers: { 200: mobileNumberAnswer } });

/** The HTTP API of text messages; everyone reaches only their own number. */
export const smsApi = apiRouter()
  .get('/text-messages/number', signedIn, describe("One's own mobile number for text messages"), (context) =>
    answerNumber(context, context.get('viewer').id),
  )
  .post(
    '/text-messages/code',
    signedIn,
    describe('Text a code to a mobile number; the same number again within a minute changes nothing'),
    validJson(codeRequestSchema),
    async (context) => {
      assertOffered();
      const { id } = context.get('viewer');
      await requestCode(id, context.req.valid('json'), clientNetwork(context));
      return answerNumber(context, id);
    },
  )
  .post(
    '/text-messages/confirm',
    signedIn,
    describe('Confirm the mobile number with the code sent to it'),
    validJson(codeSchema),
    async (context) => {
      assertOffered();
      const { id } = context.get('viewer');
      await consumeRateLimit(triesPerUser, id);
      await confirmCode(id, context.req.valid('json').code);
      return answerNumber(context, id);
    },
  )
  .delete('/text-messages/number', signedIn, describe('Remove the mobile number'), async (context) => {
    const { id } = context.get('viewer');
    await removeNumber(id);
    return answerNumber(context, id);
  })
  .get(
    '/admin/text-messages',
    adminOnly,
    operation({
      summary: 'What text messages cost by day and month, today’s ceiling, and what was not delivered',
      tags: ['Administration'],
      answers: { 200: smsCostsAnswer },
    }),
    async (context) => context.json(await readSmsCosts()),
  );

function assertOffered(): void {
  if (!isSmsConnected()) throw new AppError(smsErrors.texts_off);
}

async function answerNumber(context: Context, userId: string) {
  context.header('cache-control', 'no-store');
  return context.json(await readNumber(userId));
}
