import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { AddressDto } from '../queries/list-addresses.server.ts';

/** The action that deletes a saved address, and says that visits booked there stay. */
export function useAddressDeletion(onDeleted: (address: AddressDto) => void) {
  return useAction<AddressDto>(
    async (address) => {
      await api.delete('/addresses/:id', { param: { id: address.id } });
      toast({
        title: 'Address deleted',
        description: 'Visits you already booked there stay as they are.',
        tone: 'success',
      });
      onDeleted(address);
    },
    {
      onFailure: ({ message }) =>
        void toast({ title: 'We couldn’t delete this address', description: message, tone: 'error' }),
    },
  );
}
