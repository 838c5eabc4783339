import type { ImportedVisit } from '#app/features/bookings/by-hand/commands/import-visits.server.ts';
import type { NewClient } from '#app/features/added-clients/commands/add-clients.server.ts';
import type { SourceLine } from '#app/features/import-files/import-source.ts';
import type { LineOutcome } from './line-outcomes.ts';

/** What a file calls its lines. */
export type LineWord = 'line' | 'event';

/** A line and what becomes of it. */
export type InspectedLine = {
  line: SourceLine;
  /** Its position among the lines of the file. */
  position: number;
  outcome: LineOutcome;
  /** Why it is not added; of what it is a duplicate. */
  reason: string | null;
  /** The column of the cell that is wrong. */
  column: string | null;
  /** As much as could be read of whom and what it is about. */
  client: NewClient;
  visit: ImportedVisit | null;
  /** Whether it only lacks a service, which can be chosen. */
  lacksService: boolean;
  /** Whether it adds its person to the clients. */
  addsClient: boolean;
};

/** Why a line is not added. */
export class LineProblem extends Error {
  readonly outcome: Exclude<LineOutcome, 'added'>;
  readonly column: string | null;

  constructor(outcome: Exclude<LineOutcome, 'added'>, reason: string, column: string | null = null) {
    super(reason);
    this.outcome = outcome;
    this.column = column;
  }
}

/** A visit whose service is neither found by name nor chosen. */
export class ServiceMissing extends LineProblem {
  constructor() {
    super('error', 'Please choose the service.');
  }
}
