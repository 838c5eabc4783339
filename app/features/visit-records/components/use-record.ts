import { useEffect, useEffectEvent, useState } from 'react';
import type { useVisitLane } from '#app/features/visit-progress/components/use-visit-lane.ts';
import type { VisitRequest } from '#app/features/visit-progress/visit-lane.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { useDebounced } from '#app/ui/timing/use-debounced.ts';
import { type Draft, draftOfInvalid, type DraftField, markSaved, readDraft } from '../record-draft.ts';
import { type RecordField, recordFields } from '../visit-record.ts';
import { changesOf, nextSave, type UnsavedRecord, unsavedRecord, type Written } from '../waiting-record.ts';

const saveAfterMilliseconds = 1_000;

type Lane = ReturnType<typeof useVisitLane>;

/**
 * What the professional writes about a visit: each change is saved at once, what is typed after a pause and when the page
 * is left. What waits in the browser is shown before what the server knows.
 */
export function useRecord(bookingId: string, record: Written, lane: Lane) {
  const [typing, setTyping] = useState<Draft>({});
  const unsaved = unsavedRecord(lane.requests);
  const { isLeaving, unsent, handOver } = useHandingOver(lane);
  const { written, show } = useShownRecord(record, unsaved, isLeaving ? recordFields : unsent);
  const invalid = draftOfInvalid(unsaved.invalid);
  const draft = { ...invalid, ...typing };
  const { changes: typed, errors } = readDraft(draft);
  const isTyped = Object.keys(typed).length > 0;

  const save = (changes: Partial<Written>) => {
    const all = { ...typed, ...changes };
    const next = nextSave(written, all, unsaved, unsent);
    // The saves that hold what is invalid make room for this one: from here on it stands in its field alone.
    setTyping((now) => markSaved(next ? { ...invalid, ...now } : now, draft, errors));
    if (!next) return;
    show(all);
    const { own, body } = next;
    const request = { method: 'PUT', url: `/api/bookings/${bookingId}/record`, body, key: randomUuid() } as const;
    void handOver(request, own).then((isKept) => {
      // It says all that the ones before did, so they need not be sent any more.
      const replaced = isKept ? unsaved.keys : [];
      return Promise.all(replaced.map((key) => lane.discard(key)));
    });
  };
  const leave = (field: DraftField) => {
    save({});
    if (errors[field] === undefined) setTyping((now) => ({ ...now, [field]: undefined }));
  };
  // What could not be sent is tried again when the page is left, and not with each pause.
  useSavedTyping(typing, (isPause) => {
    if (isTyped || !isPause) save({});
  });
  const isUnsaved = unsaved.isRefused || unsent.length > 0 || Object.keys(errors).length > 0;
  const isOnItsWay = isLeaving || isTyped || unsaved.keys.length > 0;
  return {
    written,
    draft,
    errors,
    type: (field: DraftField, text: string) => setTyping((now) => ({ ...now, [field]: { text, isSaved: false } })),
    leave,
    change: save,
    state: isUnsaved ? ('unsaved' as const) : isOnItsWay ? ('saving' as const) : ('saved' as const),
  };
}

/** Hands saves over, and knows which fields neither the browser nor the server took: they are here only. */
function useHandingOver(lane: Lane) {
  const [leaving, setLeaving] = useState(0);
  const [unsent, setUnsent] = useState<readonly RecordField[]>([]);
  const handOver = async (request: VisitRequest, own: readonly RecordField[]): Promise<boolean> => {
    setLeaving((count) => count + 1);
    // They go along with this one.
    setUnsent([]);
    const isKept = await lane.send(request);
    setLeaving((count) => count - 1);
    if (!isKept) setUnsent((others) => [...others, ...own]);
    return isKept;
  };
  return { isLeaving: leaving > 0, unsent, handOver };
}

/**
 * The record as it is shown: what was changed here stands until the server has it and it was read anew.
 * @param held what is nowhere else
 */
function useShownRecord(record: Written, unsaved: UnsavedRecord, held: readonly RecordField[]) {
  const [changed, setChanged] = useState<Partial<Written>>({});
  const [seen, setSeen] = useState({ record, wasWaiting: false });
  const isWaiting = unsaved.keys.length > 0;
  if (seen.record !== record) {
    setSeen({ record, wasWaiting: isWaiting });
    // Where nothing can wait in the browser, nobody knows whether a save arrived: what was written stays.
    if (seen.wasWaiting && !isWaiting) setChanged(changesOf(changed, (field) => held.includes(field)));
  } else if (isWaiting && !seen.wasWaiting) setSeen({ record, wasWaiting: true });
  const { checklist, materials, note } = record;
  return {
    written: { checklist, materials, note, ...unsaved.changes, ...changed },
    show: (changes: Partial<Written>) => setChanged((before) => ({ ...before, ...changes })),
  };
}

/** Saves what is typed after a pause, when the page is hidden (a phone may end it then), and when it is left. */
function useSavedTyping(draft: Draft, save: (isPause: boolean) => void): void {
  const settled = useDebounced(draft, saveAfterMilliseconds);
  const saveNow = useEffectEvent(save);
  useEffect(() => saveNow(true), [settled]);
  useEffect(() => {
    const leave = () => saveNow(false);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, []);
}
