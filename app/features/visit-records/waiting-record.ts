import type { OutboxRequest } from '#app/platform/outbox/outbox-request.ts';
import { isWaiting } from '#app/features/visit-progress/visit-lane.ts';
import type { RecordDto } from './record-dto.ts';
import { type PhotoRequest, type RecordRequest, recordSchema } from './visit-record.schema.ts';
import { type PhotoMoment, photoNames, type RecordField, recordFields } from './visit-record.ts';

export type Written = Pick<RecordDto, 'checklist' | 'materials' | 'note'>;
/** A photo that is on this phone only. */
export type WaitingPhoto = { id: string; moment: PhotoMoment; name: string; file: Blob };

/** What of a record is not with the server, and the keys of its saves. */
export interface UnsavedRecord {
  /** The last change of each field. */
  changes: Partial<Written>;
  /** The same of what the server would refuse as it stands: one such field keeps a whole save from counting. */
  invalid: Partial<Written>;
  keys: readonly string[];
  isRefused: boolean;
}

/** What was refused counts, too: it stays in its fields and goes along with the next save. */
export function unsavedRecord(requests: readonly OutboxRequest[]): UnsavedRecord {
  const saves = requests.filter((request) => request.url.endsWith('/record') && saysWhatChanged(request));
  const changes = saves.flatMap(({ body }) => {
    const { changed = recordFields, ...written } = body as RecordRequest;
    return changed.map((field) => ({ [field]: written[field] }));
  });
  const last = Object.assign({}, ...changes) as Partial<Written>;
  const isValid = (field: RecordField) => recordSchema.shape[field].safeParse(last[field]).success;
  return {
    changes: changesOf(last, isValid),
    invalid: changesOf(last, (field) => !isValid(field)),
    keys: saves.map(({ key }) => key),
    isRefused: saves.some((save) => !isWaiting(save)),
  };
}

/** The changes of those fields that are to be kept. */
export function changesOf(changes: Partial<Written>, isKept: (field: RecordField) => boolean): Partial<Written> {
  const fields = recordFields.filter((field) => changes[field] !== undefined && isKept(field));
  return Object.fromEntries(fields.map((field) => [field, changes[field]])) as Partial<Written>;
}

/**
 * The version before named no fields. What waits of it is sent as a whole; what was refused of it may be older than the
 * record, and nothing tells which of its fields were meant.
 */
function saysWhatChanged(request: OutboxRequest): boolean {
  return isWaiting(request) || (request.body as RecordRequest).changed !== undefined;
}

/**
 * The body of the next save, and as `own` what of it is nowhere but on this page; undefined if there is nothing to save.
 * @param unsent what an earlier save could neither store nor send
 */
export function nextSave(
  written: Written,
  changes: Partial<Written>,
  unsaved: UnsavedRecord,
  unsent: readonly RecordField[],
) {
  const isNew = (field: RecordField) =>
    changes[field] !== undefined && JSON.stringify(changes[field]) !== JSON.stringify(written[field]);
  const own = recordFields.filter((field) => unsent.includes(field) || isNew(field));
  if (own.length === 0) return undefined;
  const changed = recordFields.filter((field) => own.includes(field) || unsaved.changes[field] !== undefined);
  return { own, body: { ...written, ...changes, changed } };
}

/** The photos that wait. */
export function waitingPhotos(requests: readonly OutboxRequest[]): WaitingPhoto[] {
  return requests
    .filter((request) => isWaiting(request) && request.method === 'POST' && request.url.endsWith('/photos'))
    .flatMap(({ body, files }) => {
      const { id, moment } = body as PhotoRequest;
      const [file] = files;
      return file ? [{ id, moment, name: photoNames[moment], file: file.file }] : [];
    });
}

/** The photos whose removal waits, by id. */
export function removedPhotos(requests: readonly OutboxRequest[]): Set<string> {
  const removals = requests.filter(
    (request) => isWaiting(request) && request.method === 'DELETE' && request.url.includes('/photos/'),
  );
  return new Set(removals.map(({ url }) => url.slice(url.lastIndexOf('/') + 1)));
}
