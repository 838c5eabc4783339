import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { database } from '#app/platform/database/database.server.ts';
import { exportStream, type ExportFormat } from '../export-formats.server.ts';
import { exportedTables } from '../queries/exported-tables.server.ts';

/** Streams a person's own data in the requested format, and logs the export. */
export async function exportAccountData(
  viewer: Viewer,
  format: ExportFormat,
  now: Date,
): Promise<ReadableStream<Uint8Array>> {
  const tables = await exportedTables(viewer.id);
  await recordAuditEntry(database(), {
    actorId: viewer.id,
    action: 'account.data_exported',
    subjectType: 'user',
    subjectId: viewer.id,
    details: { format },
  });
  return exportStream(format, tables, now);
}
