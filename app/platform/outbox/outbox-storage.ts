import { clear, createStore, del, entries, set, update } from 'idb-keyval';
import type { OutboxRequest, OutboxStorage } from './outbox-request.ts';

const counter = 'order';

/** Opens the outbox of this browser in IndexedDB, which all of its tabs share. */
export function openOutboxStorage(): OutboxStorage {
  const store = createStore('doorstep-outbox', 'requests');
  return {
    list: async () =>
      (await entries<number | string, OutboxRequest>(store))
        .filter(([key]) => key !== counter)
        .map(([, value]) => value),
    nextOrder: async () => {
      let order = 0;
      await update<number>(counter, (last = 0) => (order = last + 1), store);
      return order;
    },
    put: (request) => set(request.order, request, store),
    remove: (order) => del(order, store),
    clear: () => clear(store),
  };
}
