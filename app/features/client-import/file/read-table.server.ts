import { CsvError, parse } from 'csv-parse/sync';
import { AppError } from '#app/platform/errors/app-error.ts';
import { clientImportErrors } from '../client-import.errors.ts';
import { importLimits } from '../import-limits.ts';
import { findSeparator, type Separator } from './find-separator.ts';
import type { SourceLine } from './import-source.ts';

type Read = { record: string[]; raw: string; info: { bytes: number } };

/** Excel says in a first line of its own what separates the cells. */
const separatorLine = /^sep=([,;\t|])\r?\n/i;

/**
 * Reads the text of a CSV file (RFC 4180, also with semicolons or tabs). A line that cannot be read says why, and the
 * lines behind it go on.
 * @throws AppError import_no_header, import_no_lines, import_too_many_lines, import_too_many_columns, import_unreadable
 */
export function readTable(whole: string): { columns: string[]; lines: SourceLine[] } {
  const named = separatorLine.exec(whole);
  const text = named ? whole.slice(named[0].length) : whole;
  const separator = (named?.[1] as Separator | undefined) ?? findSeparator(text);
  const [header, ...lines] = readLines(text, separator, named ? 2 : 1);
  if (!header || header.problem !== undefined) throw new AppError(clientImportErrors.import_unreadable);
  const columns = header.cells.map((name, index) => name.replaceAll(/\s+/g, ' ') || `Column ${index + 1}`);
  if (columns.length > importLimits.columnsMaximum) throw new AppError(clientImportErrors.import_too_many_columns);
  if (columns.some(isValue)) throw new AppError(clientImportErrors.import_no_header);
  if (lines.length === 0) throw new AppError(clientImportErrors.import_no_lines);
  return { columns, lines: lines.map((line) => withWidth(line, columns.length)) };
}

/** An email, a phone number or a date is never the name of a column. */
function isValue(cell: string): boolean {
  return /\S@\S/.test(cell) || /^[+(]?\d[\d\s().:/-]{5,}$/.test(cell);
}

function readLines(text: string, separator: Separator, firstNumber: number): SourceLine[] {
  const bytes = Buffer.from(text);
  const lines: SourceLine[] = [];
  let [offset, number, unclosed] = [0, firstNumber, 0];
  while (offset < bytes.length) {
    const end = readUntilUnclosed(bytes.subarray(offset), separator, ({ record, raw }) => {
      const cells = record.map(cleanCell);
      const line = number + leadingBreaks(raw);
      number += countBreaks(raw);
      if (cells.some((cell) => cell !== '')) lines.push({ number: line, cells });
      if (lines.length > importLimits.linesMaximum + 1) throw new AppError(clientImportErrors.import_too_many_lines);
    });
    if (end === undefined) break;
    unclosed += 1;
    if (unclosed > importLimits.unclosedQuotesMaximum) throw new AppError(clientImportErrors.import_unreadable);
    const start = offset + end;
    const next = bytes.indexOf('\n', start + leadingBreaks(bytes.toString('utf8', start, start + 2_000)));
    lines.push({ number, cells: [], problem: 'A quote begins on this line and never ends.' });
    number += 1;
    offset = next === -1 ? bytes.length : next + 1;
  }
  return lines;
}

/** @returns where the line begins that has an unclosed quote, in bytes; undefined if there is none */
function readUntilUnclosed(bytes: Buffer, separator: Separator, onLine: (line: Read) => void): number | undefined {
  let end = 0;
  try {
    parse(bytes, {
      delimiter: separator,
      info: true,
      raw: true,
      // Files put together from several have more than one of them.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      on_record: (read: unknown) => {
        const line = read as Read;
        end = line.info.bytes;
        onLine(line);
        return null;
      },
    });
    return undefined;
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED') return end;
    if (error instanceof CsvError) throw new AppError(clientImportErrors.import_unreadable);
    throw error;
  }
}

function countBreaks(raw: string): number {
  return raw.match(/\r\n|\n|\r/g)?.length ?? 0;
}

/** Empty lines before a line belong to its text. */
function leadingBreaks(raw: string): number {
  return countBreaks(/^[\r\n]*/.exec(raw)?.[0] ?? '');
}

/** Takes back the apostrophe that makes a formula harmless in our own files (csvField). */
function cleanCell(cell: string): string {
  return cell
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
    .trim();
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
  if (cells.some((cell) => cell.length > importLimits.cellCharactersMaximum))
    return { ...line, cells: [], problem: 'A cell of this line is too long. Is a quote missing?' };
  return { ...line, cells: Array.from({ length: width }, (_, index) => cells[index] ?? '') };
}
