import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { ChangedVisitDto } from '../changed-visit-dto.ts';

/** What a professional does about a visit that was changed in their own calendar. */
export function useChangedVisits() {
  const { revalidate } = useRevalidator();
  const restoration = useAction<ChangedVisitDto>(
    async ({ id, service }) => {
      await api.post('/calendar-visits/:id/restoration', { param: { id } });
      toast({ tone: 'success', title: `${service} goes back into your calendar` });
      await revalidate();
    },
    { onFailure: ({ message }) => toast({ tone: 'error', title: 'Visit not put back', description: message }) },
  );
  const leaving = useAction<ChangedVisitDto>(
    async ({ id }) => {
      await api.delete('/calendar-visits/:id', { param: { id } });
      toast({ tone: 'success', title: 'Your calendar stays as it is', description: 'The visit is still booked.' });
      await revalidate();
    },
    { onFailure: ({ message }) => toast({ tone: 'error', title: 'Not saved', description: message }) },
  );
  return { restoration, leaving };
}
