import * as z from 'zod/mini';
import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { text } from '#app/platform/http/api/answer-fields.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { operation, redirectTo } from '#app/platform/http/api/operation.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { changingProfessional } from '../calendar-owner.server.ts';
import { beginGoogleConsent } from './commands/begin-google-consent.server.ts';
import { completeGoogleConsent } from './commands/complete-google-consent.server.ts';
import { googleReturnUrl } from './google-return.ts';

/** The HTTP API of connecting an account at Google: leaving for its page, and the return. */
export const googleConsentApi = apiRouter()
  .post(
    '/calendar-accounts/google',
    signedIn,
    operation({
      summary: 'Start to connect an account at Google: returns the URL to go to; only this session can return',
      tags: ['Calendar'],
      answers: { 200: z.object({ url: text('https://accounts.google.com/o/oauth2/v2/auth?state=k7Xw') }) },
    }),
    async (context) => {
      const { id, sessionId } = context.get('viewer');
      const owner = await changingProfessional(id);
      return context.json({ url: await beginGoogleConsent(owner.id, sessionId) });
    },
  )
  .get(
    '/calendar-accounts/google/return',
    // Whose session has ended meanwhile gets the page, which asks them to sign in.
    publicAccess,
    operation({
      summary: 'The URL that Google returns to: connects the account and redirects',
      tags: ['Calendar'],
      answers: { 302: redirectTo('To the connected calendars, which say how it went.') },
    }),
    async (context) => {
      context.header('cache-control', 'no-store');
      const viewer = await context.get('findViewer')(context.req.raw.headers);
      const owner = viewer && (await findProfessionalOf(viewer.id));
      if (!owner) return context.redirect(googleReturnUrl('expired'), 302);
      const { state, code, error } = context.req.query();
      const { sessionId } = viewer;
      return context.redirect(
        await completeGoogleConsent({ professionalId: owner.id, sessionId, query: { state, code, error } }),
        302,
      );
    },
  );
