import { type FormEvent, useEffect, useState } from 'react';
import { api } from '#app/api-client.ts';
import type { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { useCountdown } from '#app/ui/timing/use-countdown.ts';
import { onSessionEvent } from '#app/features/sessions/session-client.ts';
import { signInErrorText } from '../../sign-in-messages.ts';

/** Time to check the inbox between two mails. */
const pauseSeconds = 30;

/** Requests the mail for a new password. Input always stays. */
export function useForgotPassword() {
  const [error, setError] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const countdown = useCountdown();

  const { busy, run: send } = useAction<string>(
    async (email, attempt) => {
      setError(undefined);
      await attempt(email, (idempotencyKey) =>
        api.post('/auth/request-password-reset', { json: { email }, idempotencyKey }),
      );
      setSentTo(email);
      countdown.start(pauseSeconds);
    },
    {
      onFailure: (failure) => {
        setError(textOf(failure));
        if (failure.retryAfter) countdown.start(failure.retryAfter);
      },
    },
  );
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

function textOf({ code, message }: ApiFailure): string {
  return code === 'invalid_input' ? signInErrorText(message) : message;
}

/** Whether the mailed link was meanwhile opened in another tab. */
export function useRecoveryElsewhere(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onSessionEvent((event) => event === 'password-recovery' && setOpen(true)), []);
  return isOpen;
}
