/** How many reviews a dashboard shows at first, and how many more per press. */
export const reviewStep = 24;
const most = 480;

/** Returns how many reviews the URL requests, within limits. */
export function shownReviews(url: string): number {
  const requested = Number(new URL(url).searchParams.get('shown'));
  return Number.isInteger(requested) && requested > reviewStep ? Math.min(requested, most) : reviewStep;
}
