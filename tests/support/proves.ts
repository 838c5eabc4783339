import { allDecisions, idsIn } from '../../scripts/spec-coverage/checklist-areas.ts';

const decisions = new Set(allDecisions());

/** The tags of a test, for Vitest. */
export type Proof = { tags: string[] };

/**
 * Tags what a test proves, for Vitest: checklist items, also as ranges and lists ("DATA-110 to DATA-121", "DIR-004,
 * 005"), and points of the decisions (OPEN-05). docs/spec-coverage.md is generated from it.
 * @throws if there is no such item
 */
export function proves(...items: string[]): Proof {
  return { tags: items.flatMap(idsOf) };
}

/** The same for Playwright, plus tags of its own: `tagged('BOOK-010', '@desktop')`. */
export function tagged(...items: string[]): { tag: string[] } {
  return {
    tag: items.flatMap((item) => (item.startsWith('@') ? [item] : idsOf(item).map((id) => `@${id}`))),
  };
}

function idsOf(item: string): string[] {
  const ids = decisions.has(item) ? [item] : idsIn(item);
  if (ids.length === 0) throw new Error(`Neither the checklist nor the decisions know of ${item}`);
  return ids;
}
