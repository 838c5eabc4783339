export type CsvValue = string | number | boolean | null | undefined | Date;

/** What spreadsheets begin a formula with (OWASP, CSV injection); numbers begin with some of them, too. */
const formulaStart = /^[=+\-@\t\r]/;
const plainNumber = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * One value as a field of RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe in front,
 * which it hides; instants are written in ISO 8601.
 */
export function csvField(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString() : String(value);
  const harmless = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line with its end. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}
