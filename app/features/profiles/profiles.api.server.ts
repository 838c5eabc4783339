import * as z from 'zod/mini';
import { signedIn, signedInOrKey } from '#app/platform/access/viewer-rules.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';
import { id } from '#app/platform/http/api/answer-fields.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { validJson, validQuery } from '#app/platform/http/api/validated.server.ts';
import { idempotent } from '#app/platform/http/idempotency/idempotency.server.ts';
import { ownProfileAnswer, profileDetailsAnswer } from './answers/profile.server.ts';
import { changeOwnDetails } from './commands/change-own-details.server.ts';
import { createClientProfile } from './commands/create-client-profile.server.ts';
import { ownProfileQuery, profileDetailsChangeSchema } from './profile.schema.ts';
import { profileErrors } from './profiles.errors.ts';
import { ownProfile } from './queries/find-profile.server.ts';

/** The HTTP API of the own profile. */
export const profilesApi = apiRouter()
  .post(
    '/profiles',
    signedIn,
    operation({
      summary: "Create the signed-in user's client profile (OPEN-64)",
      tags: ['Accounts'],
      answers: { 201: z.object({ id, type: z.literal('client') }) },
    }),
    idempotent,
    async (context) => {
      const viewer = context.get('viewer');
      const input = { userId: viewer.id, email: viewer.email, first_name: 'New', last_name: 'User', phone: '' };
      if (!(await createClientProfile(database(), input))) throw new AppError(profileErrors.profile_exists);
      return context.json({ id: viewer.id, type: 'client' as const }, 201);
    },
  )
  .get(
    '/profiles/me',
    signedInOrKey('read:profile'),
    operation({ summary: "The signed-in user's own profile", tags: ['Accounts'], answers: { 200: ownProfileAnswer } }),
    validQuery(ownProfileQuery),
    async (context) => {
      const profile = await ownProfile(context.get('viewer'), context.req.valid('query').columns);
      if (!profile) throw new AppError(platformErrors.not_found);
      context.header('cache-control', 'no-store');
      return context.json(profile);
    },
  )
  .patch(
    '/profiles/me',
    signedIn,
    operation({
      summary: "Change the signed-in user's name and phone",
      tags: ['Accounts'],
      answers: { 200: profileDetailsAnswer },
    }),
    validJson(profileDetailsChangeSchema),
    async (context) => context.json(await changeOwnDetails(context.get('viewer').id, context.req.valid('json'))),
  );
