import { database } from '#app/platform/database/database.server.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import type { ImportRow } from '../client-imports-store.server.ts';
import { holdVisits } from '#app/features/import-files/import-fields.ts';
import type { ImportLineDto, ImportPreviewDto } from '../import-dto.ts';
import { importLimits } from '../import-limits.ts';
import { inspectLines } from '../lines/inspect-lines.server.ts';
import type { InspectedLine } from '../lines/inspected-line.ts';
import { type LineOutcome, lineOutcomes } from '../lines/line-outcomes.ts';
import { outcomesOf } from '../lines/outcomes.ts';
import { assertPreview, expiryOf, type PreviewRow } from './find-preview.server.ts';
import { readFacts, readImportServices } from './read-facts.server.ts';

export type PreviewPage = { show?: LineOutcome | undefined; page: number };

/**
 * Reads a page of the lines of a file, and what would become of all of them if it were imported now.
 * @param found what findImport returns
 * @throws AppError import_not_found, import_expired
 */
export async function readImport(
  found: ImportRow | undefined,
  { show, page: requested }: PreviewPage,
  owner: OwnProfessional,
  now = new Date(),
): Promise<ImportPreviewDto> {
  const row = assertPreview(found, now);
  const facts = await readFacts(database(), owner, await readImportServices(owner.id), now);
  const lines = await inspectLines(row.source, row.choices, facts);
  const shown = show === undefined ? lines : lines.filter(({ outcome }) => outcome === show);
  const pages = Math.max(1, Math.ceil(shown.length / importLimits.pageSize));
  const page = Math.min(requested, pages);
  return {
    ...fileFacts(row),
    services: facts.services.map((service) => ({ id: service.id, name: service.name })),
    time_zone: owner.time_zone,
    ...countsOf(lines),
    show: show ?? null,
    page,
    pages,
    lines: shown
      .slice((page - 1) * importLimits.pageSize, page * importLimits.pageSize)
      .map((line) => toLine(line, owner.time_zone)),
  };
}

function fileFacts(row: PreviewRow) {
  const { id, file_name, kind, version, source, choices } = row;
  return {
    id,
    file_name,
    kind,
    encoding: source.encoding,
    expires_at: expiryOf(row).toISOString(),
    version,
    columns: source.columns.map((name, index) => ({
      name,
      field: choices.columns[index] ?? null,
      sample: source.lines.find(({ cells }) => cells[index])?.cells[index]?.slice(0, 60) ?? '',
    })),
    has_visits: holdVisits(choices.columns),
    adds_clients: choices.adds_clients,
    service_id: choices.service_id,
    services_of_lines: choices.services,
    past_left_out: source.pastLeftOut,
  };
}

function countsOf(lines: readonly InspectedLine[]) {
  const count = (outcome: LineOutcome) => lines.filter((line) => line.outcome === outcome).length;
  return {
    outcomes: outcomesOf(lines),
    counts: Object.fromEntries(lineOutcomes.map((one) => [one, count(one)])) as Record<LineOutcome, number>,
    clients: lines.filter(({ addsClient }) => addsClient).length,
    visits: lines.filter(({ visit, outcome }) => visit !== null && outcome === 'added').length,
  };
}

function toLine(
  { line, position, outcome, reason, column, client, visit, addsClient, lacksService }: InspectedLine,
  zone: string,
) {
  const { name, email, phone, location } = client;
  return {
    position,
    number: line.number,
    outcome,
    reason,
    column,
    name,
    email,
    phone,
    location,
    service_id: visit?.service_id ?? null,
    lacks_service: lacksService,
    start: visit && toIsoWithOffset(visit.start, zone),
    end: visit && toIsoWithOffset(visit.end, zone),
    adds_client: addsClient,
  } satisfies ImportLineDto;
}
