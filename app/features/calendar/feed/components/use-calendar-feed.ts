import { useCallback, useState } from 'react';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { CalendarFeedDto } from '../../calendar-dto.ts';
import { calendarToasts } from '../../calendar-toasts.ts';

/** The link of the person's own calendar: loads, renews and ends it. */
export function useCalendarFeed() {
  const [feed, setFeed] = useState<CalendarFeedDto>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<'renew' | 'end'>();

  const look = useCallback(async () => {
    setFailure(undefined);
    try {
      setFeed(await api.get('/calendar-feed'));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error.message);
    }
  }, []);

  const change = async (kind: 'renew' | 'end', call: () => Promise<CalendarFeedDto>) => {
    setBusy(kind);
    try {
      setFeed(await call());
      if (kind === 'end') toast(calendarToasts.feedOff());
      else toast(feed?.on ? calendarToasts.feedRenewed() : calendarToasts.feedOn());
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      toast(calendarToasts.feedFailed(error.message));
    } finally {
      setBusy(undefined);
    }
  };
  return {
    feed,
    failure,
    busy,
    look,
    renew: () => void change('renew', () => api.post('/calendar-feed')),
    end: () => void change('end', () => api.delete('/calendar-feed')),
  };
}
