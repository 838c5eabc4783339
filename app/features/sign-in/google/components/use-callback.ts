import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/api-client.ts';
import { browserStorage } from '#app/lib/browser/browser-storage.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { chosenUserType } from '../../sign-up/selected-user-type.ts';
import { announceSessionEvent } from '#app/features/sessions/session-client.ts';
import { hasSessionHint } from '#app/features/sessions/session-hint.ts';
import { signInMessages } from '../../sign-in-messages.ts';

/** `no-session`: nobody is signed in; `unsettled`: somebody is, but their destination could not be determined. */
export type CallbackState = 'working' | 'no-session' | 'unsettled';

/**
 * Finishes a sign-in through a third party: settles it on the server by the type chosen before (selectedUserType),
 * tells the page and the other tabs, and continues to `returnTo` or where the rules lead. Does nothing while
 * `stopped`.
 */
export function useCallbackSignIn({ returnTo, stopped }: { returnTo: string | undefined; stopped: boolean }) {
  const navigate = useNavigate();
  const [state, setState] = useState<CallbackState>('working');
  const settle = useCallback(async () => {
    setState('working');
    if (!hasSessionHint(document.cookie)) return setState('no-session');
    const answer = await settledBy(chosenUserType(browserStorage('localStorage')));
    if (typeof answer === 'string') return setState(answer);
    await announceSessionEvent('signed-in');
    toast({ title: signInMessages.successTitle, description: signInMessages.successText, tone: 'success' });
    // Replaced, so that the back button skips this page.
    await navigate(answer.has_profile ? (returnTo ?? answer.destination) : answer.destination, { replace: true });
  }, [navigate, returnTo]);
  useEffect(() => {
    if (!stopped) void settle();
  }, [settle, stopped]);
  return { state, retry: settle };
}

async function settledBy(choice: ReturnType<typeof chosenUserType>) {
  try {
    return await api.post('/auth/callback-destination', { json: { selected_user_type: choice } });
  } catch (error) {
    return error instanceof ApiFailure && error.status === 401 ? 'no-session' : 'unsettled';
  }
}
