import { adminOnly } from '#app/platform/access/viewer-rules.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { featureProfessionals } from './commands/feature-professionals.server.ts';
import { featuredSchema } from './featured.schema.ts';
import { listFeatured } from './queries/list-featured.server.ts';
import * as z from 'zod/mini';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { cardViewAnswer } from '#app/features/directory-entries/answers/directory.server.ts';

/** The HTTP API of the home page's featured professionals, for admins. */
export const featuredApi = apiRouter()
  .get(
    '/admin/featured-professionals',
    adminOnly,
    operation({
      summary: 'The professionals featured on the home page, in their order',
      tags: ['Administration'],
      answers: { 200: z.object({ items: z.array(cardViewAnswer) }) },
    }),
    async (context) => context.json({ items: await listFeatured() }),
  )
  .put(
    '/admin/featured-professionals',
    adminOnly,
    operation({
      summary: 'Features these professionals, at most 3, in this order; an empty list features no one',
      tags: ['Administration'],
      answers: { 200: z.object({ items: z.array(cardViewAnswer) }) },
    }),
    validJson(featuredSchema),
    async (context) => {
      await featureProfessionals(context.get('viewer').id, context.req.valid('json'));
      return context.json({ items: await listFeatured() });
    },
  );
