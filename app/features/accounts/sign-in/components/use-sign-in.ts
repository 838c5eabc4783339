import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure } from '#app/platform/http/api-failure.ts';
import { toast } from '#app/ui/toast.ts';
import { signInCodeUrl } from '../../login-address.ts';
import { signInErrorText, signInMessages } from '../sign-in-messages.ts';
import { type SignInWay, useFinishSignIn } from './use-finish-sign-in.ts';

export type Credentials = { email: string; password: string };

/**
 * Signing in by e-mail: toasts, then the next page. `submit` answers undefined when it worked, else what went wrong.
 * Two-factor sign-in goes on at the page for the code; where no page may be left (`onSignedIn`), `owesCode` says so.
 */
export function useSignIn(way: SignInWay) {
  const navigate = useNavigate();
  const finish = useFinishSignIn(way);
  const [busy, setBusy] = useState(false);
  const [owesCode, setOwesCode] = useState(false);
  const submit = async (credentials: Credentials): Promise<ApiFailure | undefined> => {
    setBusy(true);
    try {
      // The client arrives when it is first needed, as the schemas of forms do.
      const { api } = await import('#app/api-client.ts');
      const answer: unknown = await api.post('/auth/sign-in/email', { json: credentials });
      if (!requiresCode(answer)) await finish();
      else if (way.onSignedIn) setOwesCode(true);
      else await navigate(signInCodeUrl(way.returnTo));
      return undefined;
    } catch (error) {
      setBusy(false);
      const failure = error instanceof ApiFailure ? error : undefined;
      toast({ title: signInMessages.failedTitle, description: signInErrorText(failure?.message), tone: 'error' });
      return failure;
    }
  };
  const startOver = () => {
    setBusy(false);
    setOwesCode(false);
  };
  return { busy, submit, owesCode, startOver };
}

function requiresCode(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'twoFactorRedirect' in answer;
}
