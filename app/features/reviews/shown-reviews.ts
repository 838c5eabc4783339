/** How many reviews a dashboard shows at first, and how many more per press. */
export const reviewStep = 24;
/** The most on one page: the older ones follow on another page, from a cursor on. */
export const shownMaximum = 480;

/** Which part of a list of reviews a page shows. */
export type ShownReviews = { limit: number; cursor: string | undefined };

/** Returns the query of the same page with more reviews or, once it shows the most it can, of the page with older ones. */
export function moreReviews(search: URLSearchParams, { limit }: ShownReviews, nextCursor: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (limit < shownMaximum) {
    next.set('shown', String(limit + reviewStep));
  } else {
    next.delete('shown');
    next.set('after', nextCursor);
  }
  return next;
}
