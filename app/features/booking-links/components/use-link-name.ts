import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { fieldsOf, useForm } from '#app/ui/fields/use-form.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { bookingLinkSchema } from '../booking-link.schema.ts';
import type { BookingLinkDto } from '../queries/read-booking-link.server.ts';

/** The form that names a short address. */
export function useLinkName(loaded: BookingLinkDto) {
  const [link, setLink] = useState(loaded);
  const form = useForm({
    schema: bookingLinkSchema,
    read: (element: HTMLFormElement) => ({ name: String(fieldsOf(element)['name'] ?? '') }),
    send: async (json) => {
      setLink(await api.put('/booking-link', { json }));
      toast({ tone: 'success', title: 'Link saved', description: 'It works from now on.' });
    },
    onFailure: (failure) => {
      if (Object.keys(failure.fields).length > 0) return;
      toast({ tone: 'error', title: 'Link not saved', description: failure.message });
    },
  });
  return { ...form, link };
}
