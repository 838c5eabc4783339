import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { fieldsOf, useForm } from '#app/ui/fields/use-form.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { OutsideCalendarDto } from '../outside-calendar-dto.ts';
import { newCalendarSchema } from '../outside-calendars.schema.ts';

/** The connected calendars: reads one again, and disconnects one. */
export function useCalendars() {
  const { revalidate } = useRevalidator();
  const reading = useAction<OutsideCalendarDto>(
    async ({ id, name }) => {
      const { items } = await api.post('/outside-calendars/:id/reading', { param: { id } });
      const now = items.find((calendar) => calendar.id === id);
      if (now?.message) toast({ tone: 'error', title: `We can’t read ${name}`, description: now.message });
      else toast({ tone: 'success', title: `${name} is up to date` });
      await revalidate();
    },
    { onFailure: ({ message }) => toast({ tone: 'error', title: 'Calendar not read', description: message }) },
  );
  const removal = useAction<OutsideCalendarDto>(
    async ({ id, name }) => {
      await api.delete('/outside-calendars/:id', { param: { id } });
      toast({ tone: 'success', title: `${name} disconnected`, description: 'Its busy times are free again.' });
      await revalidate();
    },
    { onFailure: ({ message }) => toast({ tone: 'error', title: 'Calendar not disconnected', description: message }) },
  );
  return { reading, removal };
}

/**
 * The form that connects a calendar; it is empty again once one is connected.
 * @param onConnected called when the list has the new one
 */
export function useNewCalendar(onConnected: () => void) {
  const { revalidate } = useRevalidator();
  const [round, setRound] = useState(0);
  const form = useForm({
    schema: newCalendarSchema,
    read: fieldsOf,
    checks: 'after-send',
    send: async (json) => {
      await api.post('/outside-calendars', { json });
      toast({
        tone: 'success',
        title: `${json.name} connected`,
        description: 'Clients can’t book you while you’re busy there.',
      });
      setRound((previous) => previous + 1);
      await revalidate();
      onConnected();
    },
    onFailure: (failure) => {
      if (Object.keys(failure.fields).length > 0) return;
      toast({ tone: 'error', title: 'Calendar not connected', description: failure.message });
    },
  });
  return { ...form, round };
}
