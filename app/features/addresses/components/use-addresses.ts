import { api } from '#app/api-client.ts';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { useSession } from '#app/features/sessions/session-client.ts';
import type { AddressDto } from '../queries/list-addresses.server.ts';

const none: readonly AddressDto[] = [];

/** The signed-in client's saved addresses, the last used first; none while they load, if that fails, or signed out. */
export function useAddresses(): { addresses: readonly AddressDto[]; isKnown: boolean; reload: () => void } {
  const session = useSession();
  const { data, reload } = useLoaded(session.status === 'signed-in' ? session.user.id : null, async (signal) => {
    const { items } = await api.get('/addresses', { signal });
    return items;
  });
  return { addresses: data ?? none, isKnown: data !== undefined, reload };
}
