import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/api-failure.ts';
import { newIdempotencyKey } from '#app/platform/http/api-fetch.ts';
import { toast } from '#app/ui/toast.ts';
import { announceSessionEvent } from '../session-client.ts';
import { signInErrorText, signInMessages } from '../sign-in-messages.ts';

export type Credentials = { email: string; password: string };

/**
 * Signing in by e-mail: toasts, then the page asked for (`returnTo`) or the one that the server's rules name.
 * `submit` answers undefined when it worked, else what went wrong.
 */
export function useSignIn(returnTo: string | undefined) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const submit = async (credentials: Credentials): Promise<ApiFailure | undefined> => {
    setBusy(true);
    try {
      await api.post('/auth/sign-in/email', { json: credentials });
    } catch (error) {
      setBusy(false);
      const failure = error instanceof ApiFailure ? error : undefined;
      toast({ title: signInMessages.failedTitle, description: signInErrorText(failure?.message), tone: 'error' });
      return failure;
    }
    const destination = await settledDestination();
    toast({ title: signInMessages.successTitle, description: signInMessages.successText, tone: 'success' });
    await announceSessionEvent('signed-in');
    await navigate(returnTo ?? destination, { replace: true });
    return undefined;
  };
  return { busy, submit };
}

/** What signing in changes (promotion, onboarding) happens on the server, also when another page was asked for. */
async function settledDestination(): Promise<string> {
  try {
    const { destination } = await api.post('/auth/sign-in-destination', { idempotencyKey: newIdempotencyKey() });
    return destination;
  } catch {
    return '/dashboard';
  }
}
