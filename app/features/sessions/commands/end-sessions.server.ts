import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { inTransaction, database } from '#app/platform/database/database.server.ts';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';
import type { SessionViewer } from '#app/platform/access/viewer.ts';
import { sessionsStore } from '../sessions-store.server.ts';
import type { Context } from 'hono';
import { auth } from '#app/platform/auth/auth.server.ts';
import { clearSiteData } from '../clear-site-data.server.ts';
import { libraryHeaders } from '#app/platform/auth/library-headers.server.ts';
import { keepSession } from '#app/platform/auth/auth-answer.server.ts';
import { removeSessionHint } from '../session-hint-cookie.server.ts';
import { logSecurityEvent } from '#app/features/audit/commands/record-security-event.server.ts';

/**
 * Signs one of the user's devices out, at once.
 * @throws AppError not_found for a session that is not the user's
 */
export function endSession(viewer: SessionViewer, sessionId: string): Promise<void> {
  return inTransaction(async (trx) => {
    if (!(await sessionsStore.deleteOfUser(trx, viewer.id, sessionId))) throw new AppError(platformErrors.not_found);
    await recordAuditEntry(trx, {
      actorId: viewer.id,
      action: 'account.session_ended',
      subjectType: 'session',
      subjectId: sessionId,
      details: {},
    });
  });
}

/** Clears an ended session in the browser. */
export async function clearSession(context: Context): Promise<void> {
  keepSession(context, await auth().api.signOut({ headers: libraryHeaders(context), asResponse: true }));
  removeSessionHint(context);
  clearSiteData(context);
}

/** Logs who signs out; nothing if the session was already over. */
export async function logSignOut(viewer: SessionViewer | undefined): Promise<void> {
  if (viewer)
    await logSecurityEvent(database(), {
      actorId: viewer.id,
      accountId: viewer.id,
      action: 'sign_out',
      outcome: 'done',
    });
}
