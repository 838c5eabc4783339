/** How many reviews a dashboard shows at first, and how many more at each press. */
export const reviewStep = 24;
const most = 480;

/** How many the address asks for, whatever stands in it. */
export function shownReviews(url: string): number {
  const requested = Number(new URL(url).searchParams.get('shown'));
  return Number.isInteger(requested) && requested > reviewStep ? Math.min(requested, most) : reviewStep;
}
