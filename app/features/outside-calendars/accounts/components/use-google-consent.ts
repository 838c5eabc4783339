import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { AccountCalendarsDto } from '../calendar-account-dto.ts';
import { type GoogleReturn, googleReturnIn } from '../google-return.ts';

/** Leaves for Google. `busy` lasts until the page is left, or until leaving fails. */
export function useGoogleConsent() {
  return useAction(
    async () => {
      const { url } = await api.post('/calendar-accounts/google');
      window.location.assign(url);
      return true;
    },
    {
      leavesPage: true,
      onFailure: ({ message }) => toast({ tone: 'error', title: 'Google can’t be opened', description: message }),
    },
  );
}

/**
 * What somebody who comes back from Google is told, once; the calendars of the account that is connected now go to
 * `onFound`.
 * @returns why nothing was connected, if so
 */
export function useGoogleReturn(
  onFound: (found: AccountCalendarsDto) => void,
): Exclude<GoogleReturn, 'connected'> | undefined {
  const [query, setQuery] = useSearchParams();
  const [returned] = useState(() => googleReturnIn(query));
  const opening = useAction<string>(
    async (id) => onFound(await api.get('/calendar-accounts/:id/calendars', { param: { id } })),
    { onFailure: ({ message }) => toast({ tone: 'error', title: 'Calendars not found', description: message }) },
  );
  const arrive = useEffectEvent(() => {
    if (returned === undefined) return;
    // A reload says nothing again.
    setQuery({}, { replace: true, preventScrollReset: true });
    if (returned.state !== 'connected' || returned.accountId === null) return;
    toast({ tone: 'success', title: 'Google Calendar connected' });
    void opening.run(returned.accountId);
  });
  useEffect(() => arrive(), []);
  return returned === undefined || returned.state === 'connected' ? undefined : returned.state;
}
