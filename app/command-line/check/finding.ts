/** What a check found out about one part of an installation. */
export type Finding =
  | { state: 'works'; text: string }
  /** `text` says why, and what to do about it. */
  | { state: 'fails'; text: string }
  /** It is not set up, and nothing else needs it. */
  | { state: 'unused'; text: string };

export const works = (text: string): Finding => ({ state: 'works', text });
export const fails = (text: string): Finding => ({ state: 'fails', text });
export const unused = (text: string): Finding => ({ state: 'unused', text });

const marks = { works: 'ok', fails: 'FAILS', unused: '-' } as const satisfies Record<Finding['state'], string>;

/** Returns the line of a finding: `ok     Database    PostgreSQL 18.1 ...`. */
export function formatFinding(part: string, { state, text }: Finding): string {
  return `${marks[state].padEnd(6)} ${part.padEnd(14)} ${text}`;
}
