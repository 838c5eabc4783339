/** What becomes of a line: it is added, there already, wrong, or left out on purpose. */
export const lineOutcomes = ['added', 'duplicate', 'error', 'skipped'] as const;
export type LineOutcome = (typeof lineOutcomes)[number];
