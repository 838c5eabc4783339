/** The places of a client's bar on phones. */
export const clientPlaces = ['explore', 'bookings', 'messages', 'saved', 'account'] as const;
export type ClientPlace = (typeof clientPlaces)[number];

/** Pages whose own bar sticks to the bottom of a phone: two would be one too many. */
const withOwnBar = [
  /^\/booking$/,
  /^\/professionals\/[^/]+$/,
  /^\/join-as-pro$/,
  /^\/dashboard\/client\/messages\/[^/]+$/,
];
/** Pages for other roles, which have frames of their own. */
const ofOtherRoles = [/^\/dashboard\/(professional|admin)(\/|$)/];

const places: readonly [ClientPlace, RegExp][] = [
  ['saved', /^\/dashboard\/client\/saved$/],
  ['messages', /^\/dashboard\/client\/messages$/],
  ['bookings', /^\/(dashboard\/client|booking)(\/|$)/],
  ['account', /^\/account(\/|$)/],
  ['explore', /^\/($|services(\/|$)|professionals$)/],
];

/** Whether a page has the bar. */
export function hasClientBar(pathname: string): boolean {
  const path = withoutSlash(pathname);
  return ![...withOwnBar, ...ofOtherRoles].some((pattern) => pattern.test(path));
}

/** Returns the place of the bar that a page belongs to; undefined for pages of no place. */
export function clientPlaceOf(pathname: string): ClientPlace | undefined {
  const path = withoutSlash(pathname);
  return places.find(([, pattern]) => pattern.test(path))?.[0];
}

const withoutSlash = (pathname: string) => pathname.replace(/(?<=.)\/$/, '');
