import { useCallback, useState } from 'react';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { CalendarFeedDto } from '../../calendar-dto.ts';
import { calendarToasts } from '../../calendar-toasts.ts';

/** The link of the person's own calendar: loads, renews and ends it. */
export function useCalendarFeed() {
  const [feed, setFeed] = useState<CalendarFeedDto>();
  const [failure, setFailure] = useState<string>();

  const look = useCallback(async () => {
    setFailure(undefined);
    try {
      setFeed(await api.get('/calendar-feed'));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error.message);
    }
  }, []);

  const { pending, run } = useAction<'renew' | 'end'>(
    async (kind) => {
      setFeed(await (kind === 'end' ? api.delete('/calendar-feed') : api.post('/calendar-feed')));
      if (kind === 'end') toast(calendarToasts.feedOff());
      else toast(feed?.on ? calendarToasts.feedRenewed() : calendarToasts.feedOn());
    },
    { onFailure: ({ message }) => toast(calendarToasts.feedFailed(message)) },
  );
  return {
    feed,
    failure,
    busy: pending,
    look,
    renew: () => void run('renew'),
    end: () => void run('end'),
  };
}
