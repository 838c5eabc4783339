import type { ImportSource, SourceLine } from '#app/features/import-files/import-source.ts';
import { holdVisits } from '#app/features/import-files/import-fields.ts';
import { forEachYielding } from '#app/platform/http/requests/for-each-yielding.server.ts';
import { ClientLines } from './client-lines.server.ts';
import type { ImportChoices } from './import-choices.ts';
import type { ImportFacts } from './import-facts.ts';
import { LineCells, type ReadLine } from './line-cells.ts';
import { type InspectedLine, LineProblem, ServiceMissing } from './inspected-line.ts';
import { peekClient } from './read-client.server.ts';
import { VisitLines } from './visit-lines.server.ts';

const nothingWrong = { reason: null, column: null, lacksService: false } as const;

/** Says what becomes of each line of a file, given what its professional has already. */
export async function inspectLines(
  source: ImportSource,
  choices: ImportChoices,
  facts: ImportFacts,
): Promise<InspectedLine[]> {
  const word = source.kind === 'ics' ? 'event' : 'line';
  const clients = new ClientLines(facts, word);
  const inspector = holdVisits(choices.columns) ? new VisitLines(facts, choices, clients, word) : clients;
  const inspected: InspectedLine[] = [];
  await forEachYielding(source.lines.entries(), ([position, line]) => {
    const cells = new LineCells(line, choices.columns, source.columns);
    inspected.push(inspectLine({ line, position, cells, client: peekClient(cells) }, inspector));
  });
  return inspected;
}

function inspectLine(read: ReadLine, inspector: ClientLines | VisitLines): InspectedLine {
  const { line, position, client } = read;
  const base = { line, position, client, visit: null, addsClient: false, ...nothingWrong };
  try {
    refuseUnreadable(line);
    return { ...base, ...inspector.inspect(read), outcome: 'added' };
  } catch (problem) {
    if (!(problem instanceof LineProblem)) throw problem;
    const { outcome, message, column } = problem;
    return { ...base, outcome, reason: message, column, lacksService: problem instanceof ServiceMissing };
  }
}

function refuseUnreadable({ problem, skipped }: SourceLine): void {
  if (problem !== undefined) throw new LineProblem('error', problem);
  if (skipped !== undefined) throw new LineProblem('skipped', skipped);
}
