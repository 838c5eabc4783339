import { browserStorage } from '#app/lib/browser/browser-storage.ts';
import { loadApiClient } from '#app/load-api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
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
  /** Called if leaving fails after that. */
  onStay?: (() => void) | undefined;
}

/** Leaves for Google. `busy` lasts until the page is left, or until leaving fails. */
export function useGoogleSignIn({ callbackURL, place, userType, beforeLeaving, onStay }: GoogleSignInOptions) {
  const { busy, run } = useAction(
    async () => {
      if (beforeLeaving && !(await beforeLeaving())) return false;
      if (userType) rememberUserType(userType, browserStorage('localStorage'));
      const api = await loadApiClient();
      const { url } = await api.post('/auth/sign-in/social', { json: { provider: 'google', callbackURL } });
      window.location.assign(url);
      return true;
    },
    {
      leavesPage: true,
      onFailure: ({ message }) => {
        onStay?.();
        toast(googleStartToast(place, message));
      },
    },
  );
  return { busy, start: run };
}
