export type CsvValue = string | number | boolean | null | undefined | Date;

/** The characters that start a formula in spreadsheets (OWASP, CSV injection); numbers start with some of them too. */
const formulaStart = /^[=+\-@\t\r]/;
const plainNumber = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * Formats a value as a field of RFC 4180. Text that a spreadsheet would read as a formula is prefixed with an
 * apostrophe, which spreadsheets hide; instants are written in ISO 8601.
 */
export function csvField(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString() : String(value);
  const harmless = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Formats a line, including its line break. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}
