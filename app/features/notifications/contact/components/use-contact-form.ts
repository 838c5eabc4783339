import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { ApiFailure, networkFailureText } from '#app/platform/http/calls/api-failure.ts';
import { createAttempts } from '#app/platform/http/calls/attempts.ts';
import { errorText, readContactForm, type ContactErrors } from '../read-contact-form.ts';

/** Sends the form without leaving the page. Input stays in its fields, whatever happens. */
export function useContactForm(onSent: (email: string) => void) {
  const [attempt] = useState(createAttempts);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<ContactErrors>();
  const [failure, setFailure] = useState<string>();
  const { revalidate } = useRevalidator();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // The schema is loaded on first use: the page can be read and filled in without it.
    const { contactSchema } = await import('../contact.schema.ts');
    const checked = readContactForm(contactSchema, new FormData(form));
    setFailure(undefined);
    complain(form, checked.errors);
    if (!checked.message) return;
    setBusy(true);
    try {
      const json = checked.message;
      await attempt(json, (idempotencyKey) => api.post('/contact', { json, idempotencyKey }));
      onSent(checked.message.email);
    } catch (error) {
      const { message, fields } = error instanceof ApiFailure ? error : { message: networkFailureText, fields: {} };
      setFailure(message);
      complain(form, fields);
      // The form gets a new ticket, because the old one may be why it was refused. Without an answer, the same
      // message is sent again.
      if (error instanceof ApiFailure && error.status >= 400 && error.status < 500) void revalidate();
    } finally {
      setBusy(false);
    }
  };

  const complain = (form: HTMLFormElement, found: ContactErrors) => {
    setErrors(Object.fromEntries(Object.entries(found).map(([name, text]) => [name, text && errorText(text)])));
    const wrong = [...form.elements].find((field) => 'name' in field && String(field.name) in found);
    if (!(wrong instanceof HTMLElement)) return;
    wrong.focus({ preventScroll: true });
    // To the center: at the edge the bar would cover it.
    wrong.scrollIntoView({ block: 'center' });
  };
  return { busy, errors, failure, submit };
}
