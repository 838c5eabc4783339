import { useNavigate } from 'react-router';
import { newIdempotencyKey } from '#app/platform/http/new-idempotency-key.ts';
import { toast } from '#app/ui/toast.ts';
import { isCallbackUrl } from '../../google/google-sign-in.ts';
import { announceSessionEvent } from '../../session/session-client.ts';
import { signInMessages } from '../sign-in-messages.ts';

export interface SignInWay {
  /** The page asked for; without it, the one that the server's rules name. */
  returnTo: string | undefined;
  /** In place of going there. */
  onSignedIn?: (() => void) | undefined;
}

/** What follows the last step of a sign-in, whichever that was: the server settles it, a toast, then the next page. */
export function useFinishSignIn({ returnTo, onSignedIn }: SignInWay): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // The code was the second step after Google: the rules there are its callback page's.
    if (!onSignedIn && returnTo && isCallbackUrl(returnTo)) return navigate(returnTo, { replace: true });
    const destination = await settledDestination();
    toast({ title: signInMessages.successTitle, description: signInMessages.successText, tone: 'success' });
    await announceSessionEvent('signed-in');
    if (onSignedIn) onSignedIn();
    else await navigate(returnTo ?? destination, { replace: true });
  };
}

/** What signing in changes (promotion, onboarding) happens on the server, also when another page was asked for. */
async function settledDestination(): Promise<string> {
  try {
    const { api } = await import('#app/api-client.ts');
    const { destination } = await api.post('/auth/sign-in-destination', { idempotencyKey: newIdempotencyKey() });
    return destination;
  } catch {
    return '/dashboard';
  }
}
