import { useEffect, useState } from 'react';
import { api } from '#app/api-client.ts';
import type { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { useForm } from '#app/ui/fields/use-form.ts';
import { useCountdown } from '#app/ui/timing/use-countdown.ts';
import { onSessionEvent } from '#app/features/sessions/session-client.ts';
import { fieldErrorText } from '../../sign-up/field-error-text.ts';

/** Time to check the inbox between two mails. */
const pauseSeconds = 30;

/** Requests the mail for a new password. Input always stays. */
export function useForgotPassword() {
  const [sentTo, setSentTo] = useState<string>();
  const countdown = useCountdown();
  const mail = async (email: string, idempotencyKey: string) => {
    await api.post('/auth/request-password-reset', { json: { email }, idempotencyKey });
    setSentTo(email);
    countdown.start(pauseSeconds);
  };
  const onFailure = ({ retryAfter }: ApiFailure) => {
    if (retryAfter) countdown.start(retryAfter);
  };
  const form = useForm({
    // The schema loads on first use.
    schema: async () =>
      (await import('#app/features/accounts/password/password-reset.schema.ts')).forgotPasswordFormSchema,
    send: ({ email }, idempotencyKey) => mail(email, idempotencyKey),
    onFailure,
    textOf: fieldErrorText,
  });
  const again = useAction<string>((email, attempt) => attempt(email, (key) => mail(email, key)), { onFailure });
  return {
    busy: form.busy || again.busy,
    error: sentTo ? again.failure?.message : (form.errors['email'] ?? form.failure?.message),
    sentTo,
    left: countdown.left,
    submit: form.submit,
    again: () => sentTo && void again.run(sentTo),
    back: () => {
      again.clear();
      setSentTo(undefined);
    },
  };
}

/** Whether the mailed link was meanwhile opened in another tab. */
export function useRecoveryElsewhere(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onSessionEvent((event) => event === 'password-recovery' && setOpen(true)), []);
  return isOpen;
}
