import { newIdempotencyKey } from '#app/platform/http/calls/new-idempotency-key.ts';
import { useLeavePage } from '#app/ui/actions/use-leave-page.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { isCallbackUrl } from '#app/features/google-sign-in/google-sign-in.ts';
import { announceSessionEvent } from '#app/features/sessions/session-client.ts';
import { signInMessages } from '../sign-in-messages.ts';

export interface SignInWay {
  /** The requested page; otherwise the one that the server's rules choose. */
  returnTo: string | undefined;
  /** Called instead of navigating. */
  onSignedIn?: (() => void) | undefined;
}

/**
 * Finishes any sign-in: the server settles it, a toast appears, then the next page. It returns false if that page could
 * not be read.
 */
export function useFinishSignIn({ returnTo, onSignedIn }: SignInWay): () => Promise<boolean> {
  const leave = useLeavePage();
  return async () => {
    // The code was the second step after Google: its callback page applies the rules.
    if (!onSignedIn && returnTo && isCallbackUrl(returnTo)) return leave(returnTo, { replace: true });
    const destination = await settledDestination();
    toast({ title: signInMessages.successTitle, description: signInMessages.successText, tone: 'success' });
    await announceSessionEvent('signed-in');
    if (!onSignedIn) return leave(returnTo ?? destination, { replace: true });
    onSignedIn();
    return true;
  };
}

/** The effects of signing in (promotion, onboarding) happen on the server, even if another page was requested. */
async function settledDestination(): Promise<string> {
  try {
    const { api } = await import('#app/api-client.ts');
    const { destination } = await api.post('/auth/sign-in-destination', { idempotencyKey: newIdempotencyKey() });
    return destination;
  } catch {
    return '/dashboard';
  }
}
