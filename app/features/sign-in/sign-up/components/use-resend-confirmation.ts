import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { useCountdown } from '#app/ui/timing/use-countdown.ts';
import { accountLimits } from '#app/features/accounts/account-limits.ts';

type Outcome = { kind: 'mailed'; email: string } | { kind: 'failed'; message: string };

/**
 * Requests the confirmation mail again. `left` counts the seconds until the next is possible.
 * @param mailedJustNow a mail was just sent, so the first wait begins at once
 */
export function useResendConfirmation(returnTo: string | undefined, mailedJustNow = false) {
  const [outcome, setOutcome] = useState<Outcome>();
  const countdown = useCountdown(mailedJustNow ? accountLimits.confirmationMailWaitSeconds : 0);

  const { busy, run } = useAction<string>(
    async (email, attempt) => {
      const body = { email, ...(returnTo ? { callbackURL: returnTo } : {}) };
      setOutcome(undefined);
      await attempt(body, (idempotencyKey) =>
        api.post('/auth/send-verification-email', { json: body, idempotencyKey }),
      );
      setOutcome({ kind: 'mailed', email });
      countdown.start(accountLimits.confirmationMailWaitSeconds);
    },
    {
      onFailure: ({ message, retryAfter }) => {
        setOutcome({ kind: 'failed', message });
        if (retryAfter) countdown.start(retryAfter);
      },
    },
  );
  const send = async (email: string) => {
    if (countdown.left === 0) await run(email);
  };
  return { send, busy, outcome, left: countdown.left };
}
