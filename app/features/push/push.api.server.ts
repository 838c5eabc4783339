import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { sendTestPush } from './commands/send-test-push.server.ts';
import { storePushSubscription } from './commands/store-push-subscription.server.ts';
import { pushErrors } from './push.errors.ts';
import { insertSubscriptionSchema, storeSubscriptionSchema } from './push.schema.ts';
import { pushStore } from './push-store.server.ts';
import { listPushSubscriptions } from './queries/list-push-subscriptions.server.ts';
import * as z from 'zod/mini';
import { id, text } from '#app/platform/http/api/answer-fields.server.ts';
import { noContent, operation } from '#app/platform/http/api/operation.server.ts';
import { pushDeviceAnswer } from './answers/push.server.ts';

const subscriptionsPerUser: RateLimit = { name: 'push-subscribe-user', points: 60, seconds: 600 };
const testsPerUser: RateLimit = { name: 'push-test-user', points: 10, seconds: 60 };

/** The HTTP API of browsers that get notifications; everyone reaches only their own. */
export const pushApi = apiRouter()
  .post(
    '/functions/store-push-subscription',
    signedIn,
    operation({
      summary: 'Send notifications to this browser; the same one again is kept once',
      tags: ['Functions'],
      answers: { 200: z.object({ success: z.literal(true), id }) },
    }),
    validJson(storeSubscriptionSchema),
    async (context) => {
      const { subscription, userAgent, isMobile, isIOS, isAndroid, isRenewal } = context.req.valid('json');
      const viewer = context.get('viewer');
      await consumeRateLimit(subscriptionsPerUser, viewer.id);
      // By design (document 2, section 8).
      if (isMobile || isIOS || isAndroid) throw new AppError(pushErrors.push_on_mobile);
      const id = await storePushSubscription(viewer, { subscription, userAgent, isRenewal });
      return context.json({ success: true as const, id });
    },
  )
  .get(
    '/push-subscriptions',
    signedIn,
    operation({
      summary: "One's own browsers that get notifications",
      tags: ['Notifications'],
      answers: {
        200: z.object({
          public_key: text('BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQt'),
          items: z.array(pushDeviceAnswer),
        }),
      },
    }),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json(await listPushSubscriptions(context.get('viewer').id));
    },
  )
  .post(
    '/push-subscriptions',
    signedIn,
    operation({
      summary: 'The same as a row: what store-push-subscription falls back to',
      tags: ['Notifications'],
      answers: { 201: z.object({ id }) },
    }),
    validJson(insertSubscriptionSchema),
    async (context) => {
      const row = context.req.valid('json');
      const viewer = context.get('viewer');
      await consumeRateLimit(subscriptionsPerUser, viewer.id);
      const userAgent = context.req.header('user-agent') ?? '';
      const id = await storePushSubscription(viewer, {
        subscription: row.subscription_object,
        userAgent,
        professionalId: row.professional_id,
        isRenewal: row.is_renewal,
      });
      return context.json({ id }, 201);
    },
  )
  .delete(
    '/push-subscriptions/:id',
    signedIn,
    operation({
      summary: "Send no more notifications to a browser of one's own",
      tags: ['Notifications'],
      answers: { 204: noContent },
    }),
    async (context) => {
      const removed = await pushStore.removeOfUser(
        database(),
        context.get('viewer').id,
        knownId(context.req.param('id')),
      );
      if (!removed) throw new AppError(pushErrors.subscription_not_found);
      return context.body(null, 204);
    },
  )
  .post(
    '/push-subscriptions/:id/test',
    signedIn,
    operation({
      summary: "Send a test notification to a browser of one's own",
      tags: ['Notifications'],
      answers: { 200: z.object({ sent: z.literal(true) }) },
    }),
    async (context) => {
      const viewer = context.get('viewer');
      const id = knownId(context.req.param('id'));
      await consumeRateLimit(testsPerUser, viewer.id);
      await sendTestPush(viewer, id);
      return context.json({ sent: true as const });
    },
  );

function knownId(id: string): string {
  if (!isId(id)) throw new AppError(pushErrors.subscription_not_found);
  return id;
}
