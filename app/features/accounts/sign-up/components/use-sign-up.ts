import { type FormEvent, useRef, useState } from 'react';
import { ApiFailure, networkFailureText } from '#app/platform/http/calls/api-failure.ts';
import { createAttempts } from '#app/platform/http/calls/attempts.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { confirmEmailToast, signUpFailureToast } from '../sign-up-messages.ts';
import { readSignUpForm, type SignUpErrors } from '../sign-up-form.ts';

/**
 * The state of the sign-up form: errors appear under a field once it was left or the form was sent, and disappear as
 * they are fixed. Input lives in the form's own fields and always stays.
 */
export function useSignUp(returnTo: string) {
  const [attempt] = useState(createAttempts);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<SignUpErrors>({});
  const [sentTo, setSentTo] = useState<string>();
  const touched = useRef(new Set<string>());

  const review = async (form: HTMLFormElement) => {
    const { errors: found } = await checked(form);
    setErrors(Object.fromEntries(Object.entries(found).filter(([name]) => touched.current.has(name))));
  };
  const leave = (event: { currentTarget: HTMLFormElement; target: EventTarget }) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.value === '') return;
    touched.current.add(event.target.name);
    void review(event.currentTarget);
  };
  const change = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (touched.current.size > 0) void review(currentTarget);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { errors: found, person } = await checked(form);
    for (const field of form.elements) if (field instanceof HTMLInputElement) touched.current.add(field.name);
    complain(form, found);
    if (!person) return;
    setBusy(true);
    try {
      const { api } = await import('#app/api-client.ts');
      const body = { ...person, callbackURL: returnTo };
      await attempt(body, (idempotencyKey) => api.post('/auth/sign-up/email', { json: body, idempotencyKey }));
      toast(confirmEmailToast);
      setSentTo(person.email);
    } catch (error) {
      toast(signUpFailureToast(error instanceof ApiFailure ? error : { code: 'network', message: networkFailureText }));
      if (error instanceof ApiFailure) complain(form, error.fields);
    } finally {
      setBusy(false);
    }
  };

  const complain = (form: HTMLFormElement, found: SignUpErrors) => {
    setErrors(found);
    const wrong = [...form.elements].find((field) => field instanceof HTMLInputElement && field.name in found);
    if (wrong instanceof HTMLInputElement) wrong.focus();
  };
  return { busy, errors, sentTo, submit, change, leave, back: () => setSentTo(undefined) };
}

/** The schema loads on first use: the page can be read and filled in without it. */
async function checked(form: HTMLFormElement) {
  const { signUpFormSchema } = await import('../../account.schema.ts');
  return readSignUpForm(signUpFormSchema, new FormData(form));
}
