import { AppError } from '#app/platform/errors/app-error.ts';
import { importFileErrors } from '../import-files.errors.ts';
import { importFileLimits } from '../import-file-limits.ts';
import { forEachYielding } from '#app/platform/http/requests/for-each-yielding.server.ts';
import { findSeparator, type Separator } from './find-separator.ts';
import type { SourceLine } from '../import-source.ts';
import { cutRecords, type TableRecord } from './table-records.ts';

/** Excel says in a first line of its own what separates the cells. */
const separatorLine = /^sep=([,;\t|])\r?\n/i;

/**
 * Reads the text of a CSV file (RFC 4180, also with semicolons or tabs). A line that cannot be read says why, and the
 * lines behind it go on.
 * @throws AppError import_no_header, import_no_lines, import_too_many_lines, import_too_many_columns, import_unreadable
 */
export async function readTable(whole: string): Promise<{ columns: string[]; lines: SourceLine[] }> {
  const named = separatorLine.exec(whole);
  const text = named ? whole.slice(named[0].length) : whole;
  const separator = (named?.[1] as Separator | undefined) ?? findSeparator(text);
  const collected = new TableLines();
  await forEachYielding(cutRecords(text, separator, named ? 2 : 1), (record) => collected.add(record));
  const [header, ...lines] = collected.lines;
  const columns = columnsOf(header);
  if (lines.length === 0) throw new AppError(importFileErrors.import_no_lines);
  return { columns, lines: lines.map((line) => withWidth(line, columns.length)) };
}

/** Collects the lines of a file that are not empty, the column names among them. */
class TableLines {
  readonly lines: SourceLine[] = [];
  private unclosed = 0;

  /** @throws AppError import_too_many_lines, import_unreadable */
  add({ number, cells }: TableRecord): void {
    if (cells === null) this.addUnclosed(number);
    else this.addCells(number, cells.map(cleanCell));
    if (this.lines.length > importFileLimits.linesMaximum + 1)
      throw new AppError(importFileErrors.import_too_many_lines);
  }

  private addUnclosed(number: number): void {
    this.unclosed += 1;
    if (this.unclosed > importFileLimits.unclosedQuotesMaximum) throw new AppError(importFileErrors.import_unreadable);
    this.lines.push({ number, cells: [], problem: 'A quote begins on this line and never ends.' });
  }

  private addCells(number: number, cells: string[]): void {
    if (cells.some((cell) => cell !== '')) this.lines.push({ number, cells });
  }
}

/** Takes back the apostrophe that makes a formula harmless in our own files (csvField). */
function cleanCell(cell: string): string {
  return cell
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
    .trim();
}

function columnsOf(header: SourceLine | undefined): string[] {
  if (!header || header.problem !== undefined) throw new AppError(importFileErrors.import_unreadable);
  const { cells } = header;
  if (cells.length > importFileLimits.columnsMaximum) throw new AppError(importFileErrors.import_too_many_columns);
  if (cells.some(isValue)) throw new AppError(importFileErrors.import_no_header);
  return cells.map((name, index) => name.replaceAll(/\s+/g, ' ') || `Column ${index + 1}`);
}

/** An email, a phone number or a date is never the name of a column. */
function isValue(cell: string): boolean {
  return /\S@\S/.test(cell) || /^[+(]?\d[\d\s().:/-]{5,}$/.test(cell);
}

function withWidth(line: SourceLine, width: number): SourceLine {
  if (line.problem !== undefined) return line;
  const { cells } = line;
  if (cells.slice(width).some((cell) => cell !== ''))
    return {
      ...line,
      cells: cells.slice(0, width),
      problem: `This line has ${cells.length} cells, but there are ${width} columns. Does a value need quotes?`,
    };
  if (cells.some((cell) => cell.length > importFileLimits.cellCharactersMaximum))
    return { ...line, cells: [], problem: 'A cell of this line is too long. Is a quote missing?' };
  return { ...line, cells: Array.from({ length: width }, (_, index) => cells[index] ?? '') };
}
