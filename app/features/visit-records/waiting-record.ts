import type { OutboxRequest } from '#app/platform/outbox/outbox-request.ts';
import { isWaiting } from '#app/features/visit-progress/visit-lane.ts';
import type { RecordDto } from './record-dto.ts';
import type { PhotoRequest, RecordRequest } from './visit-record.schema.ts';
import { type PhotoMoment, photoNames, recordFields } from './visit-record.ts';

export type Written = Pick<RecordDto, 'checklist' | 'materials' | 'note'>;
/** A photo that is on this phone only. */
export type WaitingPhoto = { id: string; moment: PhotoMoment; name: string; file: Blob };

/** What of a record is not with the server: the last change of each field, and the keys of its saves. */
export interface UnsavedRecord {
  changes: Partial<Written>;
  keys: readonly string[];
  isRefused: boolean;
}

/** What was refused counts, too: it stays in its fields and goes along with the next save. */
export function unsavedRecord(requests: readonly OutboxRequest[]): UnsavedRecord {
  const saves = requests.filter(({ url }) => url.endsWith('/record'));
  const changes = saves.flatMap(({ body }) => {
    const { changed = recordFields, ...written } = body as RecordRequest;
    return changed.map((field) => ({ [field]: written[field] }));
  });
  return {
    changes: Object.assign({}, ...changes) as Partial<Written>,
    keys: saves.map(({ key }) => key),
    isRefused: saves.some((save) => !isWaiting(save)),
  };
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
