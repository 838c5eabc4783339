import type { Connection } from '#app/platform/database/database.server.ts';
import { callerNetwork } from '#app/platform/http/requests/caller-network.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import type { SecurityEvent } from '../security-event.ts';
import { securityLogStore } from '../security-log-store.server.ts';

/** Records an event with the network it came from, in the transaction of the change if there is one. */
export async function recordSecurityEvent(db: Connection, event: SecurityEvent): Promise<void> {
  await securityLogStore.insert(db, event, callerNetwork());
}

/**
 * Records an event that has already happened or was refused. If the log cannot be written, the error is logged, so
 * that nobody is locked out.
 */
export async function logSecurityEvent(db: Connection, event: SecurityEvent): Promise<void> {
  await recordSecurityEvent(db, event).catch((error: unknown) =>
    log.error({ err: error, action: event.action }, 'the security log could not be written'),
  );
}
