import { type FormEvent, useEffect, useState } from 'react';
import { api } from '#app/api-client.ts';
import { ApiFailure, networkFailureText } from '#app/platform/http/calls/api-failure.ts';
import { createAttempts } from '#app/platform/http/calls/attempts.ts';
import { useCountdown } from '#app/ui/timing/use-countdown.ts';
import { onSessionEvent } from '../../session/session-client.ts';
import { signInErrorText } from '../../sign-in/sign-in-messages.ts';

/** Time to check the inbox between two mails. */
const pauseSeconds = 30;

/** Requests the mail for a new password. Input always stays. */
export function useForgotPassword() {
  const [attempt] = useState(createAttempts);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const countdown = useCountdown();

  const send = async (email: string) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await attempt(email, (idempotencyKey) =>
        api.post('/auth/request-password-reset', { json: { email }, idempotencyKey }),
      );
      setSentTo(email);
      countdown.start(pauseSeconds);
    } catch (failure) {
      setError(textOf(failure));
      if (failure instanceof ApiFailure && failure.retryAfter) countdown.start(failure.retryAfter);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email');
    if (!(field instanceof HTMLInputElement)) return;
    const email = field.value.trim();
    if (email) return void send(email);
    setError('Please enter your email address.');
    field.focus();
  };
  return {
    busy,
    error,
    sentTo,
    left: countdown.left,
    submit,
    again: () => sentTo && void send(sentTo),
    back: () => setSentTo(undefined),
  };
}

function textOf(failure: unknown): string {
  if (!(failure instanceof ApiFailure)) return networkFailureText;
  return failure.code === 'invalid_input' ? signInErrorText(failure.message) : failure.message;
}

/** Whether the mailed link was meanwhile opened in another tab. */
export function useRecoveryElsewhere(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onSessionEvent((event) => event === 'password-recovery' && setOpen(true)), []);
  return isOpen;
}
