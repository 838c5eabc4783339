import { useRef, useState } from 'react';
import { inspectChosenFiles } from '#app/features/files/uploads/inspect-chosen-file.ts';
import { uploadFile } from '#app/features/files/uploads/upload-file.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { newIdempotencyKey } from '#app/platform/http/calls/new-idempotency-key.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { portfolioToasts } from '../portfolio-messages.ts';
import { newWorkPhotoPath, workPhotoRule } from '../work-photo-file.ts';

export interface PhotoUpload {
  id: number;
  file: File;
  caption: string;
  /** The share sent, from 0 to 1. */
  share: number;
  /** Why it failed; it stays until it is retried or dismissed. */
  problem?: string | undefined;
  /** A retry would not help: the file is not a photo that can be shown. */
  isRefused?: boolean | undefined;
}

/** Adds an uploaded picture to the portfolio. @throws ApiFailure */
export type AddPhoto = (path: string, caption: string, idempotencyKey: string) => Promise<void>;

/**
 * Uploads photos one at a time in the order chosen, which is then their order in the portfolio. A failed one waits
 * for a retry.
 */
export function usePhotoUploads(professionalId: string, add: AddPhoto) {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const lastId = useRef(0);
  /** Uploads in progress, and photos added since there were none in progress. */
  const tally = useRef({ waiting: 0, added: 0 });
  const last = useRef<Promise<void>>(Promise.resolve());
  /** Uploaded files that the portfolio has not accepted yet: a retry does not send them again. */
  const arrived = useRef(new Map<number, { path: string; key: string }>());

  const patch = (id: number, changes: Partial<PhotoUpload>) =>
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const dismiss = (id: number) => setUploads((now) => now.filter((upload) => upload.id !== id));

  const send = async ({ id, file, caption }: PhotoUpload) => {
    try {
      const { path, key } = arrived.current.get(id) ?? (await upload(id, file));
      await add(path, caption, key);
      dismiss(id);
      tally.current.added += 1;
    } catch (error) {
      refuse(id, file, error instanceof ApiFailure ? error.message : 'Please try again.');
    }
  };

  const upload = async (id: number, file: File) => {
    const sent = { path: newWorkPhotoPath(professionalId, file), key: newIdempotencyKey() };
    await uploadFile({ bucket: 'work-photos', path: sent.path, file, onProgress: (share) => patch(id, { share }) });
    arrived.current.set(id, sent);
    return sent;
  };

  const refuse = (id: number, file: File, problem: string) => {
    patch(id, { problem, share: 0 });
    toast({ tone: 'error', title: portfolioToasts.uploadFailed(file.name), description: problem });
  };

  const enqueue = (upload: PhotoUpload) => {
    tally.current.waiting += 1;
    last.current = last.current.then(() => send(upload)).then(sayWhenDone);
  };

  /** Shows one toast for all photos that were chosen together. */
  const sayWhenDone = () => {
    tally.current.waiting -= 1;
    const { waiting, added } = tally.current;
    if (waiting > 0 || added === 0) return;
    toast({ tone: 'success', title: portfolioToasts.added(added) });
    tally.current.added = 0;
  };

  const start = async (files: readonly File[], caption: string) => {
    const inspected = await inspectChosenFiles(files, workPhotoRule);
    const chosen = inspected.map(({ file, problem }) => ({
      id: (lastId.current += 1),
      file,
      caption,
      share: 0,
      problem: problem?.text,
      isRefused: problem !== undefined,
    }));
    setUploads((now) => [...now, ...chosen]);
    for (const upload of chosen) {
      if (upload.problem)
        toast({ tone: 'error', title: portfolioToasts.uploadFailed(upload.file.name), description: upload.problem });
      else enqueue(upload);
    }
  };

  const retry = (upload: PhotoUpload) => {
    patch(upload.id, { problem: undefined, share: 0 });
    enqueue(upload);
  };

  return { uploads, start, retry, dismiss, isBusy: uploads.some(({ problem }) => problem === undefined) };
}
