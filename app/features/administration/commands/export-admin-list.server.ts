import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import type { Viewer } from '#app/features/accounts/queries/viewer.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { adminCsv } from '../admin-csv.ts';
import type { AdminListName, AdminListRequest } from '../admin-list.ts';
import { readForAdmin } from '../queries/list-for-admin.server.ts';

/**
 * Hands an admin a whole list as CSV, as it is filtered, and first writes down that it was taken: personal data leaves.
 * What was searched for is not noted, because it names people.
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
