import { useEffect, useEffectEvent, useState } from 'react';
import type { useVisitLane } from '#app/features/visit-progress/components/use-visit-lane.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { useDebounced } from '#app/ui/timing/use-debounced.ts';
import { type Draft, type DraftField, type DraftErrors, markSaved, readDraft } from '../record-draft.ts';
import { recordFields } from '../visit-record.ts';
import { type UnsavedRecord, unsavedRecord, type Written } from '../waiting-record.ts';

const saveAfterMilliseconds = 1_000;

/**
 * What the professional writes about a visit: each change is saved at once, what is typed after a pause and when the page
 * is left. What waits in the browser is shown before what the server knows.
 */
export function useRecord(bookingId: string, record: Written, lane: ReturnType<typeof useVisitLane>) {
  const [draft, setDraft] = useState<Draft>({});
  const [leaving, setLeaving] = useState(0);
  const unsaved = unsavedRecord(lane.requests);
  const { written, show } = useShownRecord(record, unsaved);
  const { changes: typed, errors } = readDraft(draft);

  const save = (changes: Partial<Written>) => {
    const all = { ...typed, ...changes };
    setDraft((now) => markSaved(now, draft, errors));
    const changed = recordFields.filter(
      (field) => all[field] !== undefined && JSON.stringify(all[field]) !== JSON.stringify(written[field]),
    );
    if (changed.length === 0) return;
    show(all);
    const waiting = recordFields.filter((field) => unsaved.changes[field] !== undefined);
    const body = { ...written, ...all, changed: [...new Set([...waiting, ...changed])] };
    const request = { method: 'PUT', url: `/api/bookings/${bookingId}/record`, body, key: randomUuid() } as const;
    setLeaving((count) => count + 1);
    void lane.send(request).then(() => {
      setLeaving((count) => count - 1);
      // It says all that the ones before did, so they need not be sent any more.
      return Promise.all(unsaved.keys.map((key) => lane.discard(key)));
    });
  };
  const leave = (field: DraftField) => {
    save({});
    if (errors[field] === undefined) setDraft((now) => ({ ...now, [field]: undefined }));
  };
  useSavedTyping(draft, () => save({}));
  return {
    written,
    draft,
    errors,
    type: (field: DraftField, text: string) => setDraft((now) => ({ ...now, [field]: { text, isSaved: false } })),
    leave,
    change: save,
    state: stateOf(unsaved, errors, leaving > 0 || Object.keys(typed).length > 0),
  };
}

/** The record as it is shown: what was changed here stands until the server has it and it was read anew. */
function useShownRecord(record: Written, unsaved: UnsavedRecord) {
  const [changed, setChanged] = useState<Partial<Written>>({});
  const [seen, setSeen] = useState({ record, wasWaiting: false });
  const isWaiting = unsaved.keys.length > 0;
  if (seen.record !== record) {
    setSeen({ record, wasWaiting: isWaiting });
    // Where nothing can wait in the browser, nobody knows whether a save arrived: what was written stays.
    if (seen.wasWaiting && !isWaiting) setChanged({});
  } else if (isWaiting && !seen.wasWaiting) setSeen({ record, wasWaiting: true });
  const { checklist, materials, note } = record;
  return {
    written: { checklist, materials, note, ...unsaved.changes, ...changed },
    show: (changes: Partial<Written>) => setChanged((before) => ({ ...before, ...changes })),
  };
}

/** Saves what is typed after a pause, when the page is hidden (a phone may end it then), and when it is left. */
function useSavedTyping(draft: Draft, save: () => void): void {
  const settled = useDebounced(draft, saveAfterMilliseconds);
  const saveNow = useEffectEvent(save);
  useEffect(() => saveNow(), [settled]);
  useEffect(() => {
    const leave = () => saveNow();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      saveNow();
    };
  }, []);
}

/** How much of it the server has; `isHere` is what is on its way to the outbox. */
function stateOf(
  { keys, isRefused }: UnsavedRecord,
  errors: DraftErrors,
  isHere: boolean,
): 'saved' | 'saving' | 'unsaved' {
  if (isRefused || Object.keys(errors).length > 0) return 'unsaved';
  return isHere || keys.length > 0 ? 'saving' : 'saved';
}
