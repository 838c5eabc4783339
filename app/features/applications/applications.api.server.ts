import { describeRoute } from 'hono-openapi';
import { signedIn } from '#app/features/accounts/queries/viewer.server.ts';
import { apiRouter } from '#app/platform/http/api.server.ts';
import { consumeRateLimit } from '#app/platform/http/rate-limit.server.ts';
import { validJson } from '#app/platform/http/validated.server.ts';
import { applicationSchema } from './application.schema.ts';
import { completeProfessionalProfile } from './commands/complete-professional-profile.server.ts';
import { createProfessional } from './commands/create-professional.server.ts';

const applicationLimit = { name: 'applications.apply', points: 30, seconds: 600 };

/** Applying over HTTP: the documented procedures. */
export const applicationsApi = apiRouter()
  .post(
    '/rpc/complete_professional_profile',
    signedIn,
    describeRoute({ summary: 'Hand in an application: profile, business, services and documents', tags: ['Applications'] }),
    validJson(applicationSchema),
    async (context) => {
      const viewer = context.get('viewer');
      await consumeRateLimit(applicationLimit, viewer.id);
      return context.json(await completeProfessionalProfile(viewer, context.req.valid('json')));
    },
  )
  .post(
    '/rpc/create_professional',
    signedIn,
    describeRoute({ summary: 'A bare professional record for whoever has none', tags: ['Applications'] }),
    async (context) => context.json(await createProfessional(context.get('viewer'))),
  );
