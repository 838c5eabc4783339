import { useState } from 'react';
import type { useVisitLane } from '#app/features/visit-progress/components/use-visit-lane.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { waitingSaves, type Written } from '../waiting-record.ts';

/** What is typed in a field and was not left yet. */
type Draft = { materials?: string; note?: string };

/**
 * What the professional writes about a visit: each change is saved at once, the last one last. What waits in the browser
 * is shown before what the server knows.
 */
export function useRecord(bookingId: string, record: Written, lane: ReturnType<typeof useVisitLane>) {
  const [changed, setChanged] = useState<Written>();
  const [draft, setDraft] = useState<Draft>({});
  const saves = waitingSaves(lane.requests);
  const { checklist, materials, note } = changed ?? saves.at(-1)?.written ?? record;
  const written = { checklist, materials, note };

  const change = (changes: Partial<Written>) => {
    const next = { ...written, ...changes };
    setDraft({});
    if (JSON.stringify(next) === JSON.stringify(written)) return;
    setChanged(next);
    const save = { method: 'PUT', url: `/api/bookings/${bookingId}/record`, body: next, key: randomUuid() } as const;
    // Each save says everything, so the ones before need not be sent any more.
    void lane.send(save).then(() => Promise.all(saves.map(({ key }) => lane.discard(key))));
  };
  return {
    written,
    draft,
    type: (typed: Draft) => setDraft((before) => ({ ...before, ...typed })),
    change,
    isWaiting: saves.length > 0,
  };
}
