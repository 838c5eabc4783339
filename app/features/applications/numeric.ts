/** What a field of numbers holds; undefined when it holds none. */
export function numeric(given: unknown): number | undefined {
  const text = typeof given === 'number' || typeof given === 'string' ? String(given).trim() : '';
  const value = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}
