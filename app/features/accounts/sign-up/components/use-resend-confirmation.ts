import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { ApiFailure, networkFailureText } from '#app/platform/http/calls/api-failure.ts';
import { createAttempts } from '#app/platform/http/calls/attempts.ts';
import { useCountdown } from '#app/ui/timing/use-countdown.ts';
import { accountLimits } from '../../account-limits.ts';

type Outcome = { kind: 'mailed'; email: string } | { kind: 'failed'; message: string };

/**
 * Requests the confirmation mail again. `left` counts the seconds until the next is possible.
 * @param mailedJustNow a mail was just sent, so the first wait begins at once
 */
export function useResendConfirmation(returnTo: string | undefined, mailedJustNow = false) {
  const [attempt] = useState(createAttempts);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const countdown = useCountdown(mailedJustNow ? accountLimits.confirmationMailWaitSeconds : 0);

  const send = async (email: string) => {
    if (busy || countdown.left > 0) return;
    const body = { email, ...(returnTo ? { callbackURL: returnTo } : {}) };
    setOutcome(undefined);
    setBusy(true);
    try {
      await attempt(body, (idempotencyKey) =>
        api.post('/auth/send-verification-email', { json: body, idempotencyKey }),
      );
      setOutcome({ kind: 'mailed', email });
      countdown.start(accountLimits.confirmationMailWaitSeconds);
    } catch (error) {
      const failure = error instanceof ApiFailure ? error : undefined;
      setOutcome({ kind: 'failed', message: failure?.message ?? networkFailureText });
      if (failure?.retryAfter) countdown.start(failure.retryAfter);
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, outcome, left: countdown.left };
}
