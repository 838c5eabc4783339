/** An OAuth client at Google, or at what stands in for it. */
export type GoogleSettings = {
  clientId: string;
  clientSecret: string;
  discoveryUrl: string;
  timeoutMilliseconds?: number;
};

/** https://developers.google.com/identity/openid-connect/openid-connect#discovery */
export const googleDiscoveryUrl = 'https://accounts.google.com/.well-known/openid-configuration';

/** The path at which Google takes people back to us; to be entered in Google's console behind BASE_URL. */
export const googleReturnPath = '/api/auth/callback/google';

let current: GoogleSettings | undefined;

/** Sets up sign-in with Google, once at boot; without it the product has none. Nothing is asked of Google yet. */
export function connectGoogle(settings: GoogleSettings): void {
  current = settings;
}

/** Whether people can sign in with Google here (OPEN-52). */
export function googleIsOffered(): boolean {
  return current !== undefined;
}

/** @throws Error where sign-in with Google is not set up. */
export function googleSettings(): GoogleSettings {
  if (!current) throw new Error('Sign-in with Google is not set up');
  return current;
}
