import type * as z from 'zod/mini';
import { toast } from '#app/ui/toasts/toast.ts';
import { useForm } from '#app/ui/fields/use-form.ts';
import { fieldErrorText } from '#app/features/sign-in/sign-up/field-error-text.ts';

interface SettingsFormOptions<Schema extends z.ZodMiniType> {
  schema: Schema;
  /** Sends the values. */
  send: (given: z.output<Schema>) => Promise<void>;
  /** The toast's title for an error that belongs to no field. */
  failedTitle: string;
}

/** A form of the account settings; a failure that belongs to no field is shown in a toast. */
export function useSettingsForm<Schema extends z.ZodMiniType>({
  schema,
  send,
  failedTitle,
}: SettingsFormOptions<Schema>) {
  return useForm({
    schema,
    send,
    textOf: fieldErrorText,
    onFailure: ({ fields, message }) => {
      if (Object.keys(fields).length === 0) toast({ title: failedTitle, description: message, tone: 'error' });
    },
  });
}
