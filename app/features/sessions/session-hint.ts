/**
 * A cookie that scripts can read, unlike the session's own: it only says that there may be a session, so that
 * anonymous visitors' pages request none. It grants nothing.
 */
export const sessionHint = { cookie: 'doorstep.signed_in', value: '1' } as const;

/** Whether a cookie header (or document.cookie) carries the hint. */
export function hasSessionHint(cookies: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim() === `${sessionHint.cookie}=${sessionHint.value}`);
}
