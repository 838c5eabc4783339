import { encodedPath } from '#app/features/files/object-path.ts';
import { inspectChosenFiles } from '#app/features/files/uploads/inspect-chosen-file.ts';
import type { useVisitLane } from '#app/features/visit-progress/components/use-visit-lane.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { visitPhotoPath, visitPhotoRule } from '../visit-photo-file.ts';
import type { RecordPhoto } from '../record-dto.ts';
import type { PhotoMoment } from '../visit-record.ts';
import { removedPhotos, waitingPhotos } from '../waiting-record.ts';

/** Adds photos to a visit, one after the other, and removes them; each waits in the browser until it is sent. */
export function useVisitPhotos(bookingId: string, viewerId: string, lane: ReturnType<typeof useVisitLane>) {
  const url = `/api/bookings/${bookingId}/photos`;
  const add = async (moment: PhotoMoment, files: readonly File[]): Promise<void> => {
    for (const { file, problem } of await inspectChosenFiles(files, visitPhotoRule)) {
      if (problem) toast({ title: `${file.name} wasn’t added`, description: problem.text, tone: 'error' });
      else {
        const id = randomUuid();
        const path = visitPhotoPath(viewerId, id, file);
        const upload = { url: `/api/storage/visit-photos/${encodedPath(path)}`, file };
        await lane.send({ method: 'POST', url, body: { id, moment, path }, key: id, files: [upload] });
      }
    }
  };
  const remove = ({ id }: Pick<RecordPhoto, 'id'>) =>
    lane.send({ method: 'DELETE', url: `${url}/${id}`, key: randomUuid() });
  return {
    add: (moment: PhotoMoment, files: readonly File[]) => void add(moment, files),
    remove: (photo: RecordPhoto) => void remove(photo),
    waiting: waitingPhotos(lane.requests),
    removed: removedPhotos(lane.requests),
  };
}
