import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import type { Transaction } from '#app/platform/database/database.server.ts';

/** Records in both logs what a person did to an endpoint. */
export async function recordEndpointChange(
  trx: Transaction,
  personId: string,
  done: 'added' | 'changed' | 'deleted',
  endpoint: string,
): Promise<void> {
  const action = `account.webhook_endpoint_${done}`;
  const details = { endpoint };
  await recordAuditEntry(trx, { actorId: personId, action, subjectType: 'user', subjectId: personId, details });
}
