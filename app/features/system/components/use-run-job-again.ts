import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';

/** Gives a failed job one more attempt, and reads the tables again: somebody else may have run it. */
export function useRunJobAgain() {
  const { revalidate } = useRevalidator();
  const { pending, run } = useAction(
    async (id: string) => {
      await api.post('/admin/jobs/:id/run', { param: { id } });
      toast({ title: 'Job queued', description: 'It runs within a few seconds.', tone: 'success' });
      await revalidate();
    },
    {
      onFailure: ({ message }) => {
        toast({ title: 'Job not run', description: message, tone: 'error' });
        void revalidate();
      },
    },
  );
  return { runningId: pending, run: (id: string) => void run(id) };
}
