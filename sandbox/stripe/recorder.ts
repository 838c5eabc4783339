import { appendFileSync } from 'node:fs';

export type Exchange = { method: string; path: string; body: string; status: number; response: object };

/** Returns a function that appends an exchange to `file` as a line of JSON, or does nothing without a file. */
export function exchangeRecorder(file: string | undefined): (exchange: Exchange) => void {
  if (!file) return () => {};
  return (exchange) => appendFileSync(file, `${JSON.stringify(exchange)}\n`);
}
