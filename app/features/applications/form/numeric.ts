import { isUnclearNumber, readDecimal } from '#app/lib/decimal.ts';

/** Parses a number field: undefined if it holds no number, NaN if it could be read as two ("1,234"). */
export function numeric(given: unknown): number | undefined {
  if (typeof given === 'number') return Number.isFinite(given) ? given : undefined;
  if (typeof given !== 'string') return undefined;
  return isUnclearNumber(given) ? Number.NaN : readDecimal(given);
}
