import { useEffect, useState } from 'react';
import type { OutboxRequest } from '#app/platform/outbox/outbox-request.ts';

const none: readonly OutboxRequest[] = [];

/** Loads the outbox, which only pages that send from it need. */
export const loadOutbox = async () => (await import('#app/platform/outbox/browser-outbox.ts')).outbox;

/** Returns a lane's requests of a person that wait or were refused, in the order in which they were made. */
export function useOutboxLane(lane: string, person: string): readonly OutboxRequest[] {
  const [requests, setRequests] = useState(none);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    void loadOutbox().then((outbox) => {
      if (!isLeft) stop = outbox.watch(lane, setRequests);
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [lane]);
  return requests.filter((request) => request.lane === lane && request.person === person);
}
