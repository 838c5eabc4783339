import * as z from 'zod/mini';
import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { signedIn, signedInOr } from '#app/platform/access/viewer-rules.server.ts';
import { keepSession } from '#app/platform/auth/auth-answer.server.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import { libraryHeaders } from '#app/platform/auth/library-headers.server.ts';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';
import { listOf } from '#app/platform/http/api/answer-fields.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { noContent, operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { sessionAnswer, sessionItemAnswer } from './answers/session.server.ts';
import { endSession, logSignOut } from './commands/end-sessions.server.ts';
import { findViewer } from './queries/find-viewer.server.ts';
import { listSessions } from './queries/list-sessions.server.ts';
import { toSessionDto } from './queries/session-dto.server.ts';
import { mirrorSessionCookie, removeSessionHint } from './session-hint-cookie.server.ts';
import { clearSiteData } from './clear-site-data.server.ts';
import { sessionErrors } from './sessions.errors.ts';

/** The access rule of calls about the session itself; a missing session has its own text (document 1, section 8). */
const withSession = signedInOr(sessionErrors.session_missing);

/** The HTTP API of sessions. */
export const sessionsApi = apiRouter()
  .use('/auth/*', mirrorSessionCookie)
  .post(
    '/auth/sign-out',
    publicAccess,
    operation({
      summary: 'End the session',
      tags: ['Accounts'],
      answers: { 200: z.object({ success: z.literal(true) }) },
    }),
    async (context) => {
      await logSignOut(await findViewer(context.req.raw.headers));
      keepSession(context, await auth().api.signOut({ headers: libraryHeaders(context), asResponse: true }));
      clearSiteData(context);
      return context.json({ success: true });
    },
  )
  .get(
    '/auth/get-session',
    publicAccess,
    operation({
      summary: 'The session, its user and profile, or null; extends a session that is about to expire',
      tags: ['Accounts'],
      answers: { 200: z.nullable(sessionAnswer) },
    }),
    async (context) => {
      context.header('cache-control', 'no-store');
      const refreshed = await auth().api.getSession({ headers: libraryHeaders(context), asResponse: true });
      for (const cookie of refreshed.headers.getSetCookie()) context.header('set-cookie', cookie, { append: true });
      const viewer = await findViewer(context.req.raw.headers);
      if (!viewer) removeSessionHint(context);
      return context.json(viewer ? toSessionDto(viewer) : null);
    },
  )
  .get(
    '/auth/get-user',
    withSession,
    operation({ summary: 'The signed-in user', tags: ['Accounts'], answers: { 200: sessionAnswer } }),
    (context) => {
      context.header('cache-control', 'no-store');
      return context.json(toSessionDto(context.get('viewer')));
    },
  )
  .get(
    '/account/sessions',
    signedIn,
    operation({
      summary: 'Where the user is signed in',
      tags: ['Account settings'],
      answers: { 200: listOf(sessionItemAnswer) },
    }),
    async (context) => {
      context.header('cache-control', 'no-store');
      const items = await listSessions(context.get('viewer'));
      return context.json({ items, total: items.length, next_cursor: null });
    },
  )
  .delete(
    '/account/sessions/:id',
    signedIn,
    operation({ summary: 'Sign one device out', tags: ['Account settings'], answers: { 204: noContent } }),
    async (context) => {
      const id = context.req.param('id');
      if (!isId(id)) throw new AppError(platformErrors.not_found);
      await endSession(context.get('viewer'), id);
      return context.body(null, 204);
    },
  );
