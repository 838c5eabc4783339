import type { CsvValue } from '#app/lib/csv.ts';

export type ExportedRow = Record<string, CsvValue>;

/** A part of a person's data: a list in JSON, a file in CSV. Rows are read as they are written. */
export interface ExportedTable {
  name: string;
  columns: readonly string[];
  rows: AsyncIterable<ExportedRow>;
}
