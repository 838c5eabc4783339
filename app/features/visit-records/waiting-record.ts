import type { OutboxRequest } from '#app/platform/outbox/outbox-request.ts';
import { isWaiting } from '#app/features/visit-progress/visit-lane.ts';
import type { RecordDto } from './record-dto.ts';
import type { PhotoRequest, RecordRequest } from './visit-record.schema.ts';
import { type PhotoMoment, photoNames } from './visit-record.ts';

export type Written = Pick<RecordDto, 'checklist' | 'materials' | 'note'>;
/** A photo that is on this phone only. */
export type WaitingPhoto = { id: string; moment: PhotoMoment; name: string; file: Blob };

/** The saves of a record that wait, oldest first; the last one says all that was written. */
export function waitingSaves(requests: readonly OutboxRequest[]): { key: string; written: Written }[] {
  return requests
    .filter((request) => isWaiting(request) && request.url.endsWith('/record'))
    .map(({ key, body }) => ({ key, written: body as RecordRequest }));
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
