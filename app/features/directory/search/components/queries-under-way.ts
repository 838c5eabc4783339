/** The query of the URL, and those that the form has sent there and that are not shown yet, the last one at the end. */
export interface Queries {
  shown: string;
  sent: readonly string[];
}

/**
 * Returns what is under way once a query is shown. One that was sent ends the earlier ones, which are never shown; any
 * other comes from elsewhere (back, a link) and ends all. An earlier one can be shown while a later one is under way,
 * and must not take away what was typed since.
 */
export function afterShowing({ sent }: Queries, shown: string): Queries {
  const place = sent.lastIndexOf(shown);
  return { shown, sent: place < 0 ? [] : sent.slice(place + 1) };
}
