import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { AddedClient } from '../added-client.ts';

/** Removes a client from the list of those a professional added. */
export function useRemoveClient(onDone: () => void) {
  const { revalidate } = useRevalidator();
  return useAction<AddedClient>(
    async ({ id, name }) => {
      await api.delete('/added-clients/:id', { param: { id } });
      toast({ title: `${name} removed`, tone: 'success' });
      onDone();
    },
    {
      onFailure: ({ message }) => toast({ title: 'Not removed', description: message, tone: 'error' }),
      onSettled: () => revalidate(),
    },
  );
}
