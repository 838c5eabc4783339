import { useState } from 'react';
import { loadApiClient } from '#app/load-api-client.ts';
import type { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { useLeavePage } from '#app/ui/actions/use-leave-page.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { signInCodeUrl } from '#app/features/sessions/login-url.ts';
import { signInErrorText, signInMessages } from '../sign-in-messages.ts';
import { type SignInWay, useFinishSignIn } from './use-finish-sign-in.ts';

export type Credentials = { email: string; password: string };

/**
 * Signs in by email: toasts, then the next page. `submit` returns undefined on success, otherwise the error.
 * Two-factor sign-in continues on the code page; where the page must stay (`onSignedIn`), `owesCode` reports it.
 */
export function useSignIn(way: SignInWay) {
  const leave = useLeavePage();
  const finish = useFinishSignIn(way);
  const [owesCode, setOwesCode] = useState(false);
  const { busy, run, release } = useAction<Credentials>(
    async (credentials) => {
      const api = await loadApiClient();
      const answer: unknown = await api.post('/auth/sign-in/email', { json: credentials });
      if (!requiresCode(answer)) return finish();
      if (!way.onSignedIn) return leave(signInCodeUrl(way.returnTo));
      setOwesCode(true);
      return true;
    },
    {
      leavesPage: true,
      onFailure: ({ message }) =>
        toast({ title: signInMessages.failedTitle, description: signInErrorText(message), tone: 'error' }),
    },
  );
  const submit = async (credentials: Credentials): Promise<ApiFailure | undefined> => (await run(credentials)).failure;
  const startOver = () => {
    release();
    setOwesCode(false);
  };
  return { busy, submit, owesCode, startOver };
}

function requiresCode(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'twoFactorRedirect' in answer;
}
