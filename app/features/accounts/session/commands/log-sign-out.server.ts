import { logSecurityEvent } from '#app/features/audit/commands/record-security-event.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';

/** Writes down who signs out; nobody, where the session was over before. */
export async function logSignOut(viewer: Viewer | undefined): Promise<void> {
  if (viewer)
    await logSecurityEvent(database(), {
      actorId: viewer.id,
      accountId: viewer.id,
      action: 'sign_out',
      outcome: 'done',
    });
}
