import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { database } from '#app/platform/database/database.server.ts';
import { adminCsv } from '../admin-csv.ts';
import type { AdminListName, AdminListRequest } from '../admin-list.ts';
import { readForAdmin } from '../queries/list-for-admin.server.ts';

/**
 * Exports a whole filtered list as CSV for an admin and first records the export in the audit log, since personal
 * data leaves. The search text is not recorded, because it names people.
 */
export async function exportAdminList(
  name: AdminListName,
  request: AdminListRequest,
  viewer: Viewer,
): Promise<AsyncGenerator<string>> {
  const { filter, sort, search } = request;
  await recordAuditEntry(database(), {
    actorId: viewer.id,
    action: 'administration.list_exported',
    subjectType: 'admin_list',
    subjectId: null,
    details: { list: name, filter, sort, searched: search !== '' },
  });
  return adminCsv(name, readForAdmin(name, request));
}
