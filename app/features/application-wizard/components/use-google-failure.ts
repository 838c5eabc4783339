import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { failureInUrl } from '#app/features/google-sign-in/google-sign-in.ts';
import { useSession } from '#app/features/sessions/session-client.ts';
import { callbackFailureText } from '#app/features/sign-in/google/google-sign-in-messages.ts';
import { googleStartToast } from '#app/features/sign-in/google/google-start-toast.ts';
import { browserStorage } from '#app/lib/browser/browser-storage.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { clearLeavingForGoogle } from '../saved-application.ts';

/** Shows once why a person came back from Google without a session (ERR-011, ERR-012). */
export function useGoogleFailure(): void {
  const [query, setQuery] = useSearchParams();
  const failure = failureInUrl(query);
  useEffect(() => {
    if (!failure) return;
    clearLeavingForGoogle(browserStorage('sessionStorage'));
    toast(googleStartToast('application', callbackFailureText(failure)));
    setQuery({}, { replace: true });
  }, [failure, setQuery]);
}

/**
 * Ends what this tab recorded when it left for Google, once it is back without a session: by Back, or from a failure.
 * Whoever signs in next in it may be somebody else.
 */
export function useReturnWithoutSession(): void {
  const isSignedOut = useSession().status === 'signed-out';
  useEffect(() => {
    const clear = () => clearLeavingForGoogle(browserStorage('sessionStorage'));
    if (isSignedOut) clear();
    // Back may restore the page as it was left, with nothing run again.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && clear();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [isSignedOut]);
}
