import type { Separator } from './find-separator.ts';

/** A record of a CSV file, which may have several lines. */
export type TableRecord = {
  /** The number of the line on which it begins. */
  number: number;
  /** Null if a quote begins in it that never ends; then it is the one line. */
  cells: string[] | null;
};

type Cell = { text: string; end: number };

const lineEnd = /\r\n|\n|\r/g;

/**
 * Cuts the text of a CSV file into its records (RFC 4180), empty ones too. A quote that does not begin a cell is text, and
 * so are those around a part of one. Each part of the text is looked at once, apart from what follows an unclosed quote.
 * @param first the number of the first line
 */
export function* cutRecords(text: string, separator: Separator, first: number): Generator<TableRecord> {
  const plain = new RegExp(`[^${separator}\\r\\n]*`, 'y');
  let [start, number] = [0, first];
  while (start < text.length) {
    const record = cutRecord(text, start, plain, separator);
    yield { number, cells: record?.cells ?? null };
    const end = endOfLine(text, record?.end ?? start);
    number += text.slice(start, end).match(lineEnd)?.length ?? 0;
    start = end;
  }
}

function cutRecord(text: string, start: number, plain: RegExp, separator: Separator) {
  const cells: string[] = [];
  for (let position = start; ; position += 1) {
    const cell = text[position] === '"' ? cutQuoted(text, position, plain) : cutPlain(text, position, plain);
    if (cell === null) return null;
    cells.push(cell.text);
    position = cell.end;
    if (text[position] !== separator) return { cells, end: position };
  }
}

function cutPlain(text: string, start: number, plain: RegExp): Cell {
  plain.lastIndex = start;
  const found = plain.exec(text)?.[0] ?? '';
  return { text: found, end: start + found.length };
}

/** @returns null if the quote never ends */
function cutQuoted(text: string, start: number, plain: RegExp): Cell | null {
  let quote = text.indexOf('"', start + 1);
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  if (quote === -1) return null;
  const inner = text.slice(start + 1, quote).replaceAll('""', '"');
  const rest = cutPlain(text, quote + 1, plain);
  return { text: rest.text === '' ? inner : `"${inner}"${rest.text}`, end: rest.end };
}

/** Where the line behind a position begins. */
function endOfLine(text: string, position: number): number {
  lineEnd.lastIndex = position;
  return lineEnd.test(text) ? lineEnd.lastIndex : text.length;
}
