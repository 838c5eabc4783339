/** A line of a file; in a calendar, one event or one of its repetitions. */
export type SourceLine = {
  /** As the file counts: the first line of a CSV file has the column names; the events of a calendar begin at 1. */
  number: number;
  cells: string[];
  /** Why it cannot be read. */
  problem?: string;
  /** Why it is left out, although it can be read. */
  skipped?: string;
};

/** How the bytes of a file were read as text. */
export type Encoding = 'utf-8' | 'utf-16' | 'windows-1252';

/** What a file holds, as text; nothing in it is ever run or evaluated. */
export type ImportSource = {
  kind: 'csv' | 'ics';
  encoding: Encoding;
  columns: string[];
  lines: SourceLine[];
  /** Past events of a calendar that are not listed. */
  pastLeftOut: number;
};
