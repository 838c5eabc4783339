import type { Connection } from '#app/platform/database/database.server.ts';
import type { AuditEntry } from '../audit-entry.ts';
import { auditStore } from '../audit-store.server.ts';

/** Writes down who changed what, in the transaction of the change. @returns the id of the entry */
export function recordAuditEntry(db: Connection, entry: AuditEntry): Promise<string> {
  return auditStore.insert(db, entry);
}
