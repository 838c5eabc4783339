import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useForm } from '#app/ui/fields/use-form.ts';
import { type ContactErrors, errorText } from '../read-contact-form.ts';

/**
 * Sends the form without leaving the page.
 * @param sentErrors the errors of a form that was sent without JavaScript
 */
export function useContactForm(sentErrors: ContactErrors, onSent: (email: string) => void) {
  const { revalidate } = useRevalidator();
  return useForm({
    // The schema is loaded on first use: the page can be read and filled in without it.
    schema: async () => (await import('../contact.schema.ts')).contactSchema,
    send: async (json, idempotencyKey) => {
      await api.post('/contact', { json, idempotencyKey });
      onSent(json.email);
    },
    onFailure: ({ status }) => {
      // The form gets a new ticket, because the old one may be why it was refused. Without an answer, the same
      // message is sent again.
      if (status >= 400 && status < 500) void revalidate();
    },
    errors: sentErrors,
    textOf: errorText,
    // At the edge the bar would cover the field.
    scrollTo: 'center',
  });
}
