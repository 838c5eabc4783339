import type { Connection } from '#app/platform/database/database.server.ts';
import { callerNetwork } from '#app/platform/http/caller-network.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import type { SecurityEvent } from '../security-event.ts';
import { securityLogStore } from '../security-log-store.server.ts';

/** Writes an event down with the network it came from, in the transaction of the change where there is one. */
export async function recordSecurityEvent(db: Connection, event: SecurityEvent): Promise<void> {
  await securityLogStore.insert(db, event, callerNetwork());
}

/** The same for what has happened already, or did not: a log that cannot be written to takes nobody's way in. */
export async function logSecurityEvent(db: Connection, event: SecurityEvent): Promise<void> {
  await recordSecurityEvent(db, event).catch((error: unknown) =>
    log.error({ err: error, action: event.action }, 'the security log could not be written'),
  );
}
