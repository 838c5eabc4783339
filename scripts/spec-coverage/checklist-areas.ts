/** The number of statements in each area of the acceptance checklist; 1,174 in total. */
export const checklistAreas = {
  GEN: 27,
  THEME: 9,
  NAV: 25,
  PUB: 65,
  AUTH: 65,
  APPLY: 116,
  DIR: 30,
  PRO: 38,
  BOOK: 59,
  CLI: 38,
  GUARD: 26,
  PDASH: 72,
  PROF: 18,
  ACCT: 8,
  CAL: 22,
  SVC: 23,
  HOURS: 27,
  PORT: 11,
  PAY: 27,
  PUSH: 23,
  ADMIN: 16,
  PWD: 15,
  DATA: 128,
  API: 114,
  STORE: 27,
  RT: 11,
  ERR: 102,
  LIMIT: 32,
} as const;

export type ChecklistArea = keyof typeof checklistAreas;

const ids = new RegExp(
  `\\b(${Object.keys(checklistAreas).join('|')})-(\\d{3})(?:(?: to |\\.\\.)(?:\\1-)?(\\d{3}))?((?:, \\d{3}\\b(?: to \\d{3})?)*)`,
  'g',
);

/**
 * Returns the ids in a text: single ones, ranges ("BOOK-016 to BOOK-020", "BOOK-016..020") and lists ("DIR-004,
 * 005").
 */
export function idsIn(text: string): string[] {
  return [...text.matchAll(ids)].flatMap(([, area = '', first = '', last = first, more = '']) => [
    ...range(area, Number(first), Number(last)),
    ...[...more.matchAll(/(\d{3})(?: to (\d{3}))?/g)].flatMap(([, from = '', to = from]) =>
      range(area, Number(from), Number(to)),
    ),
  ]);
}

function range(area: string, first: number, last: number): string[] {
  return Array.from(
    { length: Math.max(0, last - first) + 1 },
    (_, step) => `${area}-${String(first + step).padStart(3, '0')}`,
  );
}

/** Returns all ids, in the checklist's order. */
export function allIds(): string[] {
  return Object.entries(checklistAreas).flatMap(([area, count]) => range(area, 1, count));
}

const decisions = 64;

/** Returns all points that the decisions on the specification settle, OPEN-01 to OPEN-64. */
export function allDecisions(): string[] {
  return Array.from({ length: decisions }, (_, step) => `OPEN-${String(step + 1).padStart(2, '0')}`);
}
