import * as z from 'zod/mini';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { ownsProfessional } from '#app/features/professionals/queries/owns-professional.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { consumeRateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validJson, validQuery } from '#app/platform/http/api/validated.server.ts';
import { applicationLimits } from './application-limits.ts';
import { applicationErrors } from './applications.errors.ts';
import { applicationSchema, businessChangeSchema } from './form/application.schema.ts';
import { completeProfessionalProfile } from './commands/complete-professional-profile.server.ts';
import { serviceAreaMap } from './business/service-area-map.server.ts';
import { saveBusiness } from './business/commands/save-business.server.ts';
import { createProfessional } from './commands/create-professional.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { appliedAnswer, savedBusinessAnswer, serviceAreaMapAnswer } from './answers/applications.server.ts';

const applicationLimit = { name: 'applications.apply', points: 30, seconds: 600 };

const areaSchema = z.object({
  place: z
    .string('Please enter a ZIP code or city')
    .check(z.trim(), z.minLength(1), z.maxLength(applicationLimits.placeMaximum)),
  radius: z.pipe(
    z.string('Please enter a radius').check(z.regex(/^\d{1,3}(\.\d+)?$/, 'The radius must be a number of miles')),
    z.transform(Number),
  ),
});

/** The HTTP API for applying: the documented procedures. */
export const applicationsApi = apiRouter()
  .post(
    '/rpc/complete_professional_profile',
    signedIn,
    operation({
      summary: 'Hand in an application: profile, business, services and documents',
      tags: ['Applications'],
      answers: { 200: appliedAnswer },
    }),
    validJson(applicationSchema),
    async (context) => {
      const viewer = context.get('viewer');
      await consumeRateLimit(applicationLimit, viewer.id);
      return context.json(await completeProfessionalProfile(viewer, context.req.valid('json')));
    },
  )
  .put(
    '/professionals/:id/business',
    signedIn,
    operation({
      summary: 'Save where the own business works, how far it travels and for how much',
      tags: ['Applications'],
      answers: { 200: savedBusinessAnswer },
    }),
    validJson(businessChangeSchema),
    async (context) => {
      const viewer = context.get('viewer');
      const id = context.req.param('id');
      if (!(await ownsProfessional(id, viewer))) throw new AppError(professionalErrors.professional_not_found);
      return context.json(await saveBusiness(viewer.id, id, context.req.valid('json')));
    },
  )
  .get(
    '/service-area-map',
    publicAccess,
    operation({
      summary: 'The ZIPs and cities around a place, to be drawn',
      tags: ['Applications'],
      answers: { 200: serviceAreaMapAnswer },
    }),
    validQuery(areaSchema),
    (context) => {
      const { place, radius } = context.req.valid('query');
      const map = serviceAreaMap(place, Math.min(radius, applicationLimits.radiusMaximum));
      if (!map) throw new AppError(applicationErrors.unknown_place);
      return context.json(map, 200, { 'cache-control': 'public, max-age=86400' });
    },
  )
  .post(
    '/rpc/create_professional',
    signedIn,
    operation({
      summary: 'A bare professional record for whoever has none',
      tags: ['Applications'],
      answers: { 200: appliedAnswer },
    }),
    async (context) => context.json(await createProfessional(context.get('viewer'))),
  );
