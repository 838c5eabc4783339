/** How somebody comes back from Google; `connected` is the only good one. */
export const googleReturns = ['connected', 'refused', 'scope', 'expired', 'too-many', 'failed'] as const;
export type GoogleReturn = (typeof googleReturns)[number];

const page = '/dashboard/professional/calendars';

/** The page to which the return leads, and what it says there. */
export function googleReturnUrl(state: GoogleReturn, accountId?: string): string {
  const query = new URLSearchParams({ google: state, ...(accountId === undefined ? {} : { account: accountId }) });
  return `${page}?${query}`;
}

/** What a page's URL says about a return; undefined if it is none. */
export function googleReturnIn(query: URLSearchParams): { state: GoogleReturn; accountId: string | null } | undefined {
  const state = googleReturns.find((known) => known === query.get('google'));
  return state && { state, accountId: query.get('account') };
}

/** What the professional reads if nothing was connected. */
export const googleReturnTexts: Record<Exclude<GoogleReturn, 'connected'>, { title: string; text: string }> = {
  refused: {
    title: 'You didn’t allow it',
    text: 'Google let us know that you changed your mind. Nothing was connected.',
  },
  scope: {
    title: 'A permission is missing',
    text: 'Nothing was connected: we need all three checkboxes on Google’s page. We never ask for the titles of your appointments.',
  },
  expired: {
    title: 'This took too long',
    text: 'Or it began in another browser. Nothing was connected; please continue with Google again.',
  },
  'too-many': {
    title: 'You have too many accounts',
    text: 'Nothing was connected. Please disconnect an account first.',
  },
  failed: {
    title: 'Google didn’t answer',
    text: 'Nothing was connected. Please try again in a few minutes.',
  },
};
