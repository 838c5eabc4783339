/** What a time near another visit of the day is called. */
export const bestForRoute = 'Best for the route';

/** The line of a price that says what is taken off the service: "Best for the route (10% off)". */
export function routeDiscountName(percent: number): string {
  return `${bestForRoute} (${percent}% off)`;
}
