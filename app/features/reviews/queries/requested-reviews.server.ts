import { decodeReviewPosition } from '../review-cursor.ts';
import { reviewStep, shownMaximum, type ShownReviews } from '../shown-reviews.ts';

/** Returns which reviews a URL requests, within limits; from the newest on if it holds no cursor of ours. */
export function requestedReviews(url: string): ShownReviews {
  const { searchParams } = new URL(url);
  const requested = Number(searchParams.get('shown'));
  const limit = Number.isInteger(requested) && requested > reviewStep ? Math.min(requested, shownMaximum) : reviewStep;
  return { limit, cursor: cursorOf(searchParams.get('after')) };
}

function cursorOf(after: string | null): string | undefined {
  if (after === null) return undefined;
  try {
    decodeReviewPosition(after);
    return after;
  } catch {
    return undefined;
  }
}
