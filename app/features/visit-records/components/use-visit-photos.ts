import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { inspectChosenFiles } from '#app/features/files/uploads/inspect-chosen-file.ts';
import { uploadFile } from '#app/features/files/uploads/upload-file.ts';
import { newPressId } from '#app/features/visit-progress/press-id.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { visitPhotoPath, visitPhotoRule } from '../visit-photo-file.ts';
import type { RecordPhoto } from '../record-dto.ts';
import type { PhotoMoment } from '../visit-record.ts';

type Chosen = { moment: PhotoMoment; files: readonly File[] };

/** Adds photos to a visit, one after the other, and removes them. */
export function useVisitPhotos(bookingId: string, viewerId: string) {
  const { revalidate } = useRevalidator();
  const options = {
    onFailure: ({ message }: { message: string }) =>
      toast({ title: 'The photo wasn’t saved', description: message, tone: 'error' }),
    onSettled: () => revalidate(),
  };
  const adding = useAction<Chosen>(async ({ moment, files }) => {
    for (const { file, problem } of await inspectChosenFiles(files, visitPhotoRule)) {
      if (problem) toast({ title: `${file.name} wasn’t added`, description: problem.text, tone: 'error' });
      else await send(bookingId, viewerId, moment, file);
    }
  }, options);
  const removing = useAction<RecordPhoto>(
    ({ id }) => api.delete('/bookings/:id/photos/:photoId', { param: { id: bookingId, photoId: id } }),
    options,
  );
  return {
    add: (moment: PhotoMoment, files: readonly File[]) => void adding.run({ moment, files }),
    remove: (photo: RecordPhoto) => void removing.run(photo),
    busy: adding.busy ? adding.pending?.moment : undefined,
  };
}

async function send(bookingId: string, viewerId: string, moment: PhotoMoment, file: File): Promise<void> {
  const id = newPressId();
  const path = visitPhotoPath(viewerId, id, file);
  await uploadFile({ bucket: 'visit-photos', path, file });
  await api.post('/bookings/:id/photos', { param: { id: bookingId }, json: { id, moment, path }, idempotencyKey: id });
}
