import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { signedIn, signedInOr } from '#app/platform/access/viewer-rules.server.ts';
import { checkOwnAccount } from './commands/check-own-account.server.ts';
import { createDashboardLink } from './commands/create-dashboard-link.server.ts';
import { connectStripeAccount } from './commands/connect-stripe-account.server.ts';
import { connectErrors } from './connect.errors.ts';
import { createConnectAccountSchema } from './connect.schema.ts';
import { readConnectedMoney } from './queries/read-connected-money.server.ts';
import * as z from 'zod/mini';
import { text } from '#app/platform/http/api/answer-fields.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { connectAnswer, connectedMoneyAnswer, ownAccountCheckAnswer } from './answers/connected-account.server.ts';

const connectsPerUser: RateLimit = { name: 'connect-user', points: 20, seconds: 600 };
const checksPerUser: RateLimit = { name: 'connect-check-user', points: 60, seconds: 600 };
const readsPerUser: RateLimit = { name: 'connected-money-user', points: 120, seconds: 600 };
const linksPerUser: RateLimit = { name: 'connected-dashboard-user', points: 30, seconds: 600 };

/** The API of a professional's Stripe connection. */
export const connectApi = apiRouter()
  .post(
    '/functions/create-connect-account',
    signedInOr(connectErrors.connect_signed_out),
    operation({
      summary: "Lead a professional to Stripe's onboarding, with the one account they have or a new one",
      tags: ['Functions'],
      answers: { 200: connectAnswer },
    }),
    validJson(createConnectAccountSchema),
    async (context) => {
      const caller = context.get('viewer');
      await consumeRateLimit(connectsPerUser, caller.id);
      return context.json(await connectStripeAccount(caller, context.req.valid('json').professional_id));
    },
  )
  .post(
    '/connected-account/check',
    signedInOr(connectErrors.connect_signed_out),
    operation({
      summary: "Ask Stripe how one's own connected account stands",
      tags: ['Payments'],
      answers: { 200: ownAccountCheckAnswer },
    }),
    async (context) => {
      const { id } = context.get('viewer');
      await consumeRateLimit(checksPerUser, id);
      return context.json(await checkOwnAccount(id));
    },
  )
  .get(
    '/connected-account/money',
    signedIn,
    operation({
      summary: "Ask Stripe for the balance and the last payouts of one's own connected account",
      tags: ['Payments'],
      answers: { 200: connectedMoneyAnswer },
    }),
    async (context) => {
      const { id } = context.get('viewer');
      await consumeRateLimit(readsPerUser, id);
      context.header('cache-control', 'no-store');
      return context.json(await readConnectedMoney(id));
    },
  )
  .post(
    '/connected-account/dashboard-link',
    signedIn,
    operation({
      summary: "The way into one's own dashboard at Stripe, good for one use",
      tags: ['Payments'],
      answers: { 200: z.object({ url: text('https://connect.stripe.com/express/acct_1/k7Xw') }) },
    }),
    async (context) => {
      const { id } = context.get('viewer');
      await consumeRateLimit(linksPerUser, id);
      context.header('cache-control', 'no-store');
      return context.json(await createDashboardLink(id));
    },
  );
