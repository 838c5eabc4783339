import { describeRoute } from 'hono-openapi';
import { adminOnly } from '#app/features/accounts/queries/viewer.server.ts';
import { apiRouter } from '#app/platform/http/api.server.ts';
import { validJson } from '#app/platform/http/validated.server.ts';
import { featureProfessionals } from './commands/feature-professionals.server.ts';
import { featuredSchema } from './featured.schema.ts';
import { listFeatured } from './queries/list-featured.server.ts';

/** The home page's hand-picked professionals, for admins. */
export const featuredApi = apiRouter()
  .get(
    '/admin/featured-professionals',
    adminOnly,
    describeRoute({ summary: 'The professionals featured on the home page, in their order', tags: ['Administration'] }),
    async (context) => context.json({ items: await listFeatured() }),
  )
  .put(
    '/admin/featured-professionals',
    adminOnly,
    describeRoute({ summary: 'Features these professionals, at most 3, in this order; an empty list features nobody', tags: ['Administration'] }),
    validJson(featuredSchema),
    async (context) => {
      await featureProfessionals(context.get('viewer').id, context.req.valid('json').professionalIds);
      return context.json({ items: await listFeatured() });
    },
  );
