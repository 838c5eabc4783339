/**
 * A cookie that scripts can read, unlike the session's own: it only says that there may be a session, so that
 * anonymous visitors' pages request none. It grants nothing.
 */
export const sessionHint = { cookie: 'doorstep.signed_in', value: '1' } as const;

/** Whether a cookie header (or document.cookie) carries the hint. */
export function hasSessionHint(cookies: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim() === `${sessionHint.cookie}=${sessionHint.value}`);
}

/**
 * Runs in the document's head: marks the page's root, so that whoever may be signed in is not offered to sign up
 * while the scripts that know better are on their way (components.css).
 */
export const sessionHintScript = `document.documentElement.toggleAttribute('data-session-hint',document.cookie.split(/;\\s*/).includes('${sessionHint.cookie}=${sessionHint.value}'))`;
