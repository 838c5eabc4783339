import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { toast } from '#app/ui/toast.ts';
import { profileDetailsSchema } from '../account.schema.ts';
import { announceSessionEvent } from '../session-client.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** Saves name and phone; the bar and the page show them at once. `words` is what the toast says of the first name. */
export function useSaveDetails(words: (firstName: string) => string) {
  const { revalidate } = useRevalidator();
  return useSettingsForm({
    schema: profileDetailsSchema,
    failedTitle: 'Details not saved',
    send: async (details) => {
      await api.patch('/profiles/me', { json: details });
      toast({ title: 'Details saved', description: words(details.first_name), tone: 'success' });
      await Promise.all([announceSessionEvent('user-updated'), revalidate()]);
    },
  });
}
