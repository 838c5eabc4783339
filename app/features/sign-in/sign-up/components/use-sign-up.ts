import { useState } from 'react';
import { loadApiClient } from '#app/load-api-client.ts';
import { useForm } from '#app/ui/fields/use-form.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { fieldErrorText } from '../field-error-text.ts';
import { confirmEmailToast, signUpFailureToast } from '../sign-up-messages.ts';

/** The state of the sign-up form. Input lives in the form's own fields and always stays. */
export function useSignUp(returnTo: string) {
  const [sentTo, setSentTo] = useState<string>();
  const { errors, busy, submit, onInput, onBlur } = useForm({
    // The schema loads on first use: the page can be read and filled in without it.
    schema: async () => (await import('#app/features/accounts/account.schema.ts')).signUpFormSchema,
    read: (form) => {
      const entries = new FormData(form);
      return { ...Object.fromEntries(entries), agreeTerms: entries.has('agreeTerms') };
    },
    send: async ({ first_name, last_name, email, phone, password }, idempotencyKey) => {
      const api = await loadApiClient();
      const json = { first_name, last_name, email, phone, password, callbackURL: returnTo };
      await api.post('/auth/sign-up/email', { json, idempotencyKey });
      toast(confirmEmailToast);
      setSentTo(email);
    },
    onFailure: (failure) => toast(signUpFailureToast(failure)),
    checks: 'when-filled',
    textOf: fieldErrorText,
  });
  return { busy, errors, sentTo, submit, onInput, onBlur, back: () => setSentTo(undefined) };
}
