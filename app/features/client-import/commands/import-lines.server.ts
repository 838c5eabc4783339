import { inTransaction, lockSubject, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { addClients } from '#app/features/added-clients/commands/add-clients.server.ts';
import { importVisits } from '#app/features/bookings/by-hand/commands/import-visits.server.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { clientImportErrors } from '../client-import.errors.ts';
import { clientImportsStore } from '../client-imports-store.server.ts';
import type { ChangedLine } from '../import-dto.ts';
import { importLimits } from '../import-limits.ts';
import { inspectLines } from '../lines/inspect-lines.server.ts';
import type { InspectedLine } from '../lines/inspected-line.ts';
import { lineOutcomes } from '../lines/line-outcomes.ts';
import { outcomesOf } from '../lines/outcomes.ts';
import { assertPreview, type PreviewRow } from '../queries/find-preview.server.ts';
import { readFacts, readImportServices } from '../queries/read-facts.server.ts';

/** What the person saw: which version of the choices, and the outcome of each line (outcomesOf). */
export type SeenPreview = { version: number; outcomes: string };

/**
 * Imports all lines of a file that can be added, or none: behind the lock of holds, moves and visits entered by hand, and
 * only if each line still has the outcome that the person saw. Done again, it changes nothing.
 * @throws AppError import_not_found, import_expired, import_empty, import_changed with the lines that have changed
 */
export async function importLines(
  id: string,
  seen: SeenPreview,
  owner: OwnProfessional,
  now = new Date(),
): Promise<void> {
  if (!isId(id)) throw new AppError(clientImportErrors.import_not_found);
  const services = await readImportServices(owner.id);
  await inTransaction(async (trx) => {
    await lockSubject(trx, owner.id);
    const row = await clientImportsStore.lockOwn(trx, id, owner.id);
    if (row?.imported_at) return;
    const preview = assertPreview(row, now);
    const lines = await inspectLines(preview.source, preview.choices, await readFacts(trx, owner, services, now));
    refuseChanged(preview, seen, lines);
    await addLines(trx, lines, { professional_id: owner.id, import_id: id }, now);
  });
}

function refuseChanged({ version }: PreviewRow, seen: SeenPreview, lines: readonly InspectedLine[]): void {
  const outcomes = outcomesOf(lines);
  if (version !== seen.version || outcomes !== seen.outcomes) {
    const changed = version === seen.version ? changesSince(seen.outcomes, lines) : [];
    throw new AppError(clientImportErrors.import_changed, { extra: { changed } });
  }
  if (!outcomes.includes('a')) throw new AppError(clientImportErrors.import_empty);
}

function changesSince(outcomes: string, lines: readonly InspectedLine[]): ChangedLine[] {
  return lines
    .map((line, index) => ({ ...line, before: lineOutcomes.find((one) => one.startsWith(outcomes[index] ?? '-')) }))
    .filter(({ outcome, before }) => outcome !== before)
    .slice(0, importLimits.changesNamed)
    .map(({ line, client, before, outcome, reason }) => ({
      number: line.number,
      name: client.name,
      before: before ?? '',
      now: outcome,
      reason,
    }));
}

async function addLines(
  trx: Transaction,
  lines: readonly InspectedLine[],
  of: { professional_id: string; import_id: string },
  now: Date,
): Promise<void> {
  const clients = lines.filter(({ addsClient }) => addsClient).map(({ client }) => client);
  const visits = lines.flatMap(({ outcome, visit }) => (outcome === 'added' && visit ? [visit] : []));
  await addClients(trx, clients, of);
  await importVisits(trx, visits, of);
  await clientImportsStore.finish(trx, of.import_id, {
    clients_added: clients.length,
    visits_added: visits.length,
    imported_at: now,
  });
}
