const plain = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const decimalComma = /^[+-]?(?:\d*,(?:\d{1,2}|\d{4,})|0?,\d+)$/;
const groupedByCommas = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+\.\d*$|^[+-]?[1-9]\d{0,2}(?:,\d{3}){2,}$/;
const groupedByDots = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+,\d+$/;

/** Said at a field whose text could be two numbers: "1,234" is one thousand here and one and a bit elsewhere. */
export const unclearNumberText = 'Please write the number with a point and without separators, like 1234.50.';

/**
 * The number that somebody typed, with a decimal point or a decimal comma ("49.99", "49,99", "1,234.50", "1.234,50").
 * Nothing is ever left out to make one: what is empty, no number, or could be two numbers ("1,234") gives undefined.
 */
export function readDecimal(typed: string): number | undefined {
  const text = typed.trim();
  if (plain.test(text)) return Number(text);
  if (decimalComma.test(text)) return Number(text.replace(',', '.'));
  if (groupedByCommas.test(text)) return Number(text.replaceAll(',', ''));
  if (groupedByDots.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return undefined;
}

/** Whether a text is meant as a number and still cannot be read as one. */
export function isUnclearNumber(typed: string): boolean {
  return /^[+-]?[\d.,\s]*\d[\d.,\s]*$/.test(typed.trim()) && readDecimal(typed) === undefined;
}

/** Whether a number of dollars has no more than two decimals. */
export function hasTwoDecimalsAtMost(dollars: number): boolean {
  return /^-?\d+(\.\d{1,2})?$/.test(String(dollars));
}

/**
 * "25", "25,5" and "$25.50" as typed mean "25.00", "25.50" and "25.50"; what is no amount stays as it is, to be
 * refused.
 */
export function typedDollars(typed: string): string {
  const dollars = readDecimal(typed.trim().replace(/^\$\s*/, ''));
  return dollars !== undefined && dollars >= 0 && hasTwoDecimalsAtMost(dollars) ? dollars.toFixed(2) : typed;
}
