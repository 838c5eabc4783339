import { useEffect, useState } from 'react';
import { browserStorage } from '#app/lib/browser/browser-storage.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { type GoogleButtonPlace, googleStartToast } from '../google-start-toast.ts';
import type { ProfileType } from '#app/platform/access/profile-types.ts';
import { rememberUserType } from '../../sign-up/selected-user-type.ts';

export interface GoogleSignInOptions {
  /** The page to return to: one of googleReturnPages, with any query. */
  callbackURL: string;
  place: GoogleButtonPlace;
  /** The type of user who starts here; otherwise the choice of /login's tabs applies. */
  userType?: ProfileType | undefined;
  /** Saves the page's input before leaving; returning false stops. */
  beforeLeaving?: (() => Promise<boolean>) | undefined;
}

/** Leaves for Google. `busy` lasts until the page is left, or until leaving fails. */
export function useGoogleSignIn({ callbackURL, place, userType, beforeLeaving }: GoogleSignInOptions) {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // The back button may restore the page as it was left, still busy.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
  const start = async () => {
    if (busy) return;
    setBusy(true);
    if (beforeLeaving && !(await beforeLeaving())) return setBusy(false);
    if (userType) rememberUserType(userType, browserStorage('localStorage'));
    try {
      const { api } = await import('#app/api-client.ts');
      const { url } = await api.post('/auth/sign-in/social', { json: { provider: 'google', callbackURL } });
      window.location.assign(url);
    } catch (error) {
      setBusy(false);
      toast(googleStartToast(place, error instanceof ApiFailure ? error.message : undefined));
    }
  };
  return { busy, start };
}
