import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { fieldsOf, useForm } from '#app/ui/fields/use-form.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { AccountCalendarsDto, CalendarAccountDto } from '../calendar-account-dto.ts';
import { type AccountRemoval, type CalendarChoice, newCalendarAccountSchema } from '../calendar-accounts.schema.ts';

/** The form that connects an account; `onConnected` gets its calendars. */
export function useNewAccount(onConnected: (found: AccountCalendarsDto) => void) {
  const { revalidate } = useRevalidator();
  const [round, setRound] = useState(0);
  const form = useForm({
    schema: newCalendarAccountSchema,
    read: fieldsOf,
    checks: 'after-send',
    send: async (json) => {
      const found = await api.post('/calendar-accounts', { json });
      setRound((previous) => previous + 1);
      onConnected(found);
      await revalidate();
    },
    onFailure: (failure) => {
      if (Object.keys(failure.fields).length > 0) return;
      toast({ tone: 'error', title: 'Account not connected', description: failure.message });
    },
  });
  return { ...form, round };
}

/** Asks the server of an account for its calendars, and disconnects one. */
export function useAccountActions(onFound: (found: AccountCalendarsDto) => void) {
  const { revalidate } = useRevalidator();
  const opening = useAction<CalendarAccountDto>(
    async ({ id }) => onFound(await api.get('/calendar-accounts/:id/calendars', { param: { id } })),
    { onFailure: ({ message }) => toast({ tone: 'error', title: 'Calendars not found', description: message }) },
  );
  const removal = useAction<{ account: CalendarAccountDto } & AccountRemoval>(
    async ({ account: { id }, events }) => {
      await api.delete('/calendar-accounts/:id', { param: { id }, query: { events } });
      toast({ tone: 'success', title: 'Account disconnected', description: 'Its busy times are free again.' });
      await revalidate();
    },
    { onFailure: ({ message }) => toast({ tone: 'error', title: 'Account not disconnected', description: message }) },
  );
  return { opening, removal };
}

/** Saves which calendars of an account are read, and to which one visits are written. */
export function useCalendarChoice(onSaved: () => void) {
  const { revalidate } = useRevalidator();
  return useAction<{ id: string; choice: CalendarChoice }>(
    async ({ id, choice }) => {
      await api.put('/calendar-accounts/:id/calendars', { param: { id }, json: choice });
      toast({ tone: 'success', title: 'Calendars saved' });
      onSaved();
      await revalidate();
    },
    { onFailure: ({ message }) => toast({ tone: 'error', title: 'Calendars not saved', description: message }) },
  );
}
