const plain = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const decimalComma = /^[+-]?(?:\d*,(?:\d{1,2}|\d{4,})|0?,\d+)$/;
const groupedByCommas = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+\.\d*$|^[+-]?[1-9]\d{0,2}(?:,\d{3}){2,}$/;
const groupedByDots = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+,\d+$/;

/**
 * The error for a number that can be read in two ways: "1,234" is one thousand here and a little over one elsewhere.
 */
export const unclearNumberText = 'Please enter the number with a decimal point and no commas, like 1234.50.';

/**
 * Reads a number as typed, with a decimal point or a decimal comma ("49.99", "49,99", "1,234.50", "1.234,50").
 * Characters are never dropped to make one: empty text, text that is not a number, and text that could be two numbers
 * ("1,234") return undefined.
 */
export function readDecimal(typed: string): number | undefined {
  const text = typed.trim();
  if (plain.test(text)) return Number(text);
  if (decimalComma.test(text)) return Number(text.replace(',', '.'));
  if (groupedByCommas.test(text)) return Number(text.replaceAll(',', ''));
  if (groupedByDots.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return undefined;
}

/** Whether a text is meant as a number but cannot be read as one. */
export function isUnclearNumber(typed: string): boolean {
  return /^[+-]?[\d.,\s]*\d[\d.,\s]*$/.test(typed.trim()) && readDecimal(typed) === undefined;
}

/** Whether a dollar amount has at most two decimals. */
export function hasTwoDecimalsAtMost(dollars: number): boolean {
  return /^-?\d+(\.\d{1,2})?$/.test(String(dollars));
}

/** A price is often pasted with its sign. */
export function withoutDollarSign(typed: string): string {
  return typed.trim().replace(/^\$\s*/, '');
}

/**
 * Normalizes dollars as typed: "25", "25,5" and "$25.50" become "25.00", "25.50" and "25.50"; anything that is not an
 * amount is returned unchanged, to be rejected by validation.
 */
export function typedDollars(typed: string): string {
  const dollars = readDecimal(withoutDollarSign(typed));
  return dollars !== undefined && dollars >= 0 && hasTwoDecimalsAtMost(dollars) ? dollars.toFixed(2) : typed;
}
