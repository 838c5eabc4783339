import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { firstByField } from '#app/lib/first-by-field.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { fieldErrorText } from '#app/features/accounts/sign-up/field-error-text.ts';

type Errors = Readonly<Record<string, string>>;

interface SettingsFormOptions<Schema extends z.ZodMiniType> {
  schema: Schema;
  /** Sends the values. */
  send: (given: z.output<Schema>) => Promise<void>;
  /** The toast's title for an error that belongs to no field. */
  failedTitle: string;
}

/**
 * A form of the account settings: one schema validates it here and on the server, each error is shown under its
 * field, and the first wrong field gets the focus. Input stays.
 */
export function useSettingsForm<Schema extends z.ZodMiniType>({
  schema,
  send,
  failedTitle,
}: SettingsFormOptions<Schema>) {
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);

  const showErrors = (form: HTMLFormElement, found: Errors) => {
    setErrors(found);
    const wrong = [...form.elements].find((field) => field instanceof HTMLInputElement && field.name in found);
    if (wrong instanceof HTMLInputElement) wrong.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = schema.safeParse(Object.fromEntries(new FormData(form)));
    if (!given.success) return showErrors(form, firstByField(given.error.issues, fieldErrorText));
    setErrors({});
    setBusy(true);
    try {
      await send(given.data);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (Object.keys(error.fields).length > 0) showErrors(form, error.fields);
      else toast({ title: failedTitle, description: error.message, tone: 'error' });
    } finally {
      setBusy(false);
    }
    return undefined;
  };

  return { errors, busy, submit, complain: showErrors };
}
