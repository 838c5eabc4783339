import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import { csvLine } from '#app/lib/csv.ts';
import type { ExportedTable } from './exported-table.ts';

export const exportFormats = ['json', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The file name and media type of a download. */
export const exportFiles: Record<ExportFormat, { extension: string; type: string }> = {
  json: { extension: 'json', type: 'application/json; charset=utf-8' },
  csv: { extension: 'zip', type: 'application/zip' },
};

const encoder = new TextEncoder();
/** Spreadsheets recognize UTF-8 only after this byte order mark. */
const byteOrderMark = '\uFEFF';

/** Writes a person's data as a download while it is read: one JSON object, or a zip with one CSV file per table. */
export function exportStream(
  format: ExportFormat,
  tables: ExportedTable[],
  exportedAt: Date,
): ReadableStream<Uint8Array> {
  if (format === 'json') return streamOf(encoded(jsonText(tables, exportedAt)));
  const files = tables.map((table) => ({
    name: `${table.name}.csv`,
    lastModified: exportedAt,
    input: encoded(csvText(table)),
  }));
  return makeZip(files);
}

async function* jsonText(tables: ExportedTable[], exportedAt: Date): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(exportedAt)}`;
  for (const { name, columns, rows } of tables) {
    yield `,\n${JSON.stringify(name)}: [`;
    let separator = '\n';
    for await (const row of rows) {
      yield `${separator}${JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column] ?? null])))}`;
      separator = ',\n';
    }
    yield '\n]';
  }
  yield '\n}\n';
}

async function* csvText({ columns, rows }: ExportedTable): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for await (const row of rows) yield csvLine(columns.map((column) => row[column]));
}

async function* encoded(text: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const part of text) yield encoder.encode(part);
}

function streamOf(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  // Node declares its own type for the same stream as the global ReadableStream.
  return Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>;
}
