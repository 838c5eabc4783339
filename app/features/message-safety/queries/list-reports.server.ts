import { database } from '#app/platform/database/database.server.ts';
import { formerPerson, fullName } from '#app/features/messages/message.ts';
import type { ReportDto } from '../report-dto.ts';
import { safetyStore, type ReportRow } from '../safety-store.server.ts';

/** Lists reports for the team: who reported whom and why, and nothing of what was written. */
export async function listReports(state: 'open' | 'settled', limit: number): Promise<ReportDto[]> {
  const rows = await safetyStore.listReports(database(), state === 'open', limit);
  return rows.map(toReportDto);
}

/** Reads one that is open; undefined if it is settled or gone. */
export async function readOpenReport(id: string): Promise<ReportDto | undefined> {
  const row = await safetyStore.findReport(database(), id);
  return row?.outcome === null ? toReportDto(row) : undefined;
}

function toReportDto(row: ReportRow): ReportDto {
  const { client_id, professional_id, settled_at } = row;
  const client = { first_name: row.client_first_name, last_name: row.client_last_name };
  const owner = { first_name: row.owner_first_name, last_name: row.owner_last_name };
  return {
    id: row.id,
    reported_by: row.side,
    client: client_id === null ? formerPerson.client : fullName(client, 'client'),
    professional: professional_id === null ? formerPerson.professional : fullName(owner, 'professional'),
    professional_id,
    reason: row.reason,
    details: row.details,
    reported_at: row.reported_at.toISOString(),
    settlement:
      row.outcome && settled_at ? { outcome: row.outcome, note: row.note, at: settled_at.toISOString() } : null,
  };
}
