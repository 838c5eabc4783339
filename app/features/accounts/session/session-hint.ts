/**
 * A cookie beside the session's own, which scripts cannot read: it says only that there may be a session, so that the
 * pages of anonymous visitors ask for none. It grants nothing.
 */
export const sessionHint = { cookie: 'doorstep.signed_in', value: '1' } as const;

/** Whether a cookie header (or document.cookie) carries the hint. */
export function hasSessionHint(cookies: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim() === `${sessionHint.cookie}=${sessionHint.value}`);
}
