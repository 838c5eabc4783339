import type { Connection } from '#app/platform/database/database.server.ts';
import type { AuditEntry } from '../audit-entry.ts';
import { codedDetails } from '../security-event.ts';
import { auditStore } from '../audit-store.server.ts';
import { recordSecurityEvent } from './record-security-event.server.ts';

/**
 * Records who changed what, in the transaction of the change; also in the security log, with the network.
 * @returns the id of the entry
 */
export async function recordAuditEntry(db: Connection, entry: AuditEntry): Promise<string> {
  const { actorId, action, subjectType, subjectId, details = {} } = entry;
  const accountId = subjectType === 'user' ? subjectId : null;
  const event = { actorId, accountId, action, outcome: 'done', subjectType, subjectId } as const;
  await recordSecurityEvent(db, { ...event, details: codedDetails(details) });
  return auditStore.insert(db, entry);
}
