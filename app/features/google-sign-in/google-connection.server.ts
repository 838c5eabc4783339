/** An OAuth client at Google, or at the sandbox's stand-in. */
export type GoogleSettings = {
  clientId: string;
  clientSecret: string;
  discoveryUrl: string;
  timeoutMilliseconds?: number;
};

/** https://developers.google.com/identity/openid-connect/openid-connect#discovery */
export const googleDiscoveryUrl = 'https://accounts.google.com/.well-known/openid-configuration';

/** The path Google redirects to; registered in Google's console after BASE_URL. */
export const googleReturnPath = '/api/auth/callback/google';

let current: GoogleSettings | undefined;

/** Sets up sign-in with Google, once at boot; without it the product offers none. Sends no request to Google yet. */
export function connectGoogle(settings: GoogleSettings): void {
  current = settings;
}

/** Whether sign-in with Google is offered (OPEN-52). */
export function googleIsOffered(): boolean {
  return current !== undefined;
}

/** @throws Error if sign-in with Google is not set up */
export function googleSettings(): GoogleSettings {
  if (!current) throw new Error('Sign-in with Google is not set up');
  return current;
}
