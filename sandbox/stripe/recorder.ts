import { appendFileSync } from 'node:fs';

export type Exchange = { method: string; path: string; body: string; status: number; response: object };

/** Returns what appends an exchange to `file` as one JSON line, or does nothing without a file. */
export function exchangeRecorder(file: string | undefined): (exchange: Exchange) => void {
  if (!file) return () => {};
  return (exchange) => appendFileSync(file, `${JSON.stringify(exchange)}\n`);
}
