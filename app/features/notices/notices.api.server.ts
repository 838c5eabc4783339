import * as z from 'zod/mini';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { choiceStateAnswer } from './answers/choices.server.ts';
import { chooseNotification } from './commands/choose-notification.server.ts';
import { preferenceSchema } from './notices.schema.ts';
import { listPreferences } from './queries/list-preferences.server.ts';

const choicesPerUser: RateLimit = { name: 'notification-choice-user', points: 120, seconds: 60 };

/** The HTTP API of notification preferences; everyone reaches only their own. */
export const noticesApi = apiRouter()
  .get(
    '/notification-preferences',
    signedIn,
    operation({
      summary: 'What one is told, and how',
      tags: ['Notifications'],
      answers: { 200: z.object({ items: z.array(choiceStateAnswer) }) },
    }),
    async (context) => {
      context.header('cache-control', 'no-store');
      return context.json({ items: await listPreferences(context.get('viewer')) });
    },
  )
  .put(
    '/notification-preferences',
    signedIn,
    operation({
      summary: 'Choose to be told of something on a channel, or not',
      tags: ['Notifications'],
      answers: { 200: z.object({ items: z.array(choiceStateAnswer) }) },
    }),
    validJson(preferenceSchema),
    async (context) => {
      const viewer = context.get('viewer');
      await consumeRateLimit(choicesPerUser, viewer.id);
      await chooseNotification(viewer, context.req.valid('json'));
      return context.json({ items: await listPreferences(viewer) });
    },
  );
