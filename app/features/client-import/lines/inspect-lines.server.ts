import type { ImportSource, SourceLine } from '../file/import-source.ts';
import { holdVisits } from '../columns/import-fields.ts';
import { ClientLines } from './client-lines.server.ts';
import type { ImportChoices } from './import-choices.ts';
import type { ImportFacts } from './import-facts.ts';
import { LineCells } from './line-cells.ts';
import { type InspectedLine, LineProblem, ServiceMissing } from './inspected-line.ts';
import { peekClient } from './read-client.server.ts';
import { VisitLines } from './visit-lines.server.ts';

const nothingWrong = { reason: null, column: null, lacksService: false } as const;

/** Says what becomes of each line of a file, given what its professional has already. */
export function inspectLines(source: ImportSource, choices: ImportChoices, facts: ImportFacts): InspectedLine[] {
  const word = source.kind === 'ics' ? 'event' : 'line';
  const clients = new ClientLines(facts, word);
  const visits = holdVisits(choices.columns) ? new VisitLines(facts, choices, clients, word) : null;
  return source.lines.map((line, position) => {
    const cells = new LineCells(line, choices.columns, source.columns);
    const base = { line, position, client: peekClient(cells), visit: null, addsClient: false, ...nothingWrong };
    try {
      refuseUnreadable(line);
      const found = visits ? visits.inspect(cells, line, position) : clients.inspect(cells, line);
      return { ...base, ...found, outcome: 'added' };
    } catch (problem) {
      if (!(problem instanceof LineProblem)) throw problem;
      const { outcome, message, column } = problem;
      return { ...base, outcome, reason: message, column, lacksService: problem instanceof ServiceMissing };
    }
  });
}

function refuseUnreadable({ problem, skipped }: SourceLine): void {
  if (problem !== undefined) throw new LineProblem('error', problem);
  if (skipped !== undefined) throw new LineProblem('skipped', skipped);
}
