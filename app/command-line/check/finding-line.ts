import type { Finding } from '#app/features/system/finding.ts';

const marks = { works: 'ok', fails: 'FAILS', unused: '-' } as const satisfies Record<Finding['state'], string>;

/** Returns the line of a finding: `ok     Database    PostgreSQL 18.1 ...`. */
export function formatFinding(part: string, { state, text }: Finding): string {
  return `${marks[state].padEnd(6)} ${part.padEnd(14)} ${text}`;
}
