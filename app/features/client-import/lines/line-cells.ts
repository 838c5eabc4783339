import type { NewClient } from '#app/features/added-clients/commands/add-clients.server.ts';
import type { ImportColumns, ImportField } from '#app/features/import-files/import-fields.ts';
import type { SourceLine } from '#app/features/import-files/import-source.ts';
import { LineProblem } from './inspected-line.ts';

/** The cells of a line by what their columns hold. */
export class LineCells {
  private readonly line: SourceLine;
  private readonly columns: ImportColumns;
  private readonly names: readonly string[];

  constructor(line: SourceLine, columns: ImportColumns, names: readonly string[]) {
    this.line = line;
    this.columns = columns;
    this.names = names;
  }

  /** The text of a field; empty if there is none. */
  read(field: ImportField): string {
    return this.line.cells[this.columns.indexOf(field)] ?? '';
  }

  /** The error about a field, which names its column as the file does. */
  problem(field: ImportField, reason: string): LineProblem {
    return new LineProblem('error', reason, this.names[this.columns.indexOf(field)] ?? null);
  }
}

/** A line with what its cells hold and whom they are about. */
export type ReadLine = {
  line: SourceLine;
  /** Its position among the lines of the file. */
  position: number;
  cells: LineCells;
  /** As peekClient returns it. */
  client: NewClient;
};
