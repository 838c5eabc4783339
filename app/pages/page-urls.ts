/** Where professionals sign up. */
export const joinUrl = '/join-as-pro';

/** Where a forgotten password is reset. */
export const forgotPasswordUrl = '/forgot-password';

/**
 * Returns the URL of a page of the documentation.
 * @param path below /docs, with an anchor if there is one: "clients/booking#times"
 */
export function helpUrl(path = ''): string {
  return path === '' ? '/docs' : `/docs/${path}`;
}
