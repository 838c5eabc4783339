/** How many reviews a dashboard shows at first, and how many more at each press. */
export const reviewStep = 24;
const most = 480;

/** How many the address asks for, whatever stands in it. */
export function shownReviews(address: string): number {
  const asked = Number(new URL(address).searchParams.get('shown'));
  return Number.isInteger(asked) && asked > reviewStep ? Math.min(asked, most) : reviewStep;
}
