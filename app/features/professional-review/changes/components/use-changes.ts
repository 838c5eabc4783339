import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { certificationPath, insurancePath } from '#app/features/files/object-path.ts';
import { uploadFile } from '#app/features/files/uploads/upload-file.ts';
import { orDoneBefore } from '#app/platform/http/calls/or-done-before.ts';
import type { Attempt } from '#app/ui/actions/action.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { inspectChosenFile, type RefusedFile } from '#app/features/files/uploads/inspect-chosen-file.ts';
import { documentRule, fileMessages } from '#app/features/professional-documents/chosen-files.ts';
import { isRefusedFile } from '#app/features/professional-documents/refused-document.ts';
import type { DocumentKind } from '#app/features/professional-documents/document-kinds.ts';

type ChangeRequest = Parameters<typeof api.post<'/professionals/:id/changes'>>[1]['json'];

/** One of the things that are done one at a time. */
interface Step {
  work: (attempt: Attempt) => Promise<void>;
  failedTitle: string;
}

/** An upload in progress: its document, or the kind of a new one, and the share sent. */
export interface DocumentUpload {
  of: string;
  share: number;
}

/** Requests changes after approval, one at a time, and reports the outcome. */
export function useChanges(userId: string, professionalId: string) {
  const [upload, setUpload] = useState<DocumentUpload>();
  /** The last file that the browser or the server refused: for which document or kind, and why. */
  const [refused, setRefused] = useState<RefusedFile & { of: string }>();
  const { revalidate } = useRevalidator();
  const param = { id: professionalId };

  const { busy, run } = useAction<Step>(
    async ({ work }, attempt) => {
      await work(attempt);
      await revalidate();
    },
    {
      onFailure: ({ fields, message }, { failedTitle: title }) =>
        toast({ tone: 'error', title, description: Object.values(fields)[0] ?? message }),
      onSettled: () => setUpload(undefined),
    },
  );
  const once = async (work: Step['work'], failedTitle: string): Promise<boolean> =>
    (await run({ work, failedTitle })).done;

  const ask = (json: ChangeRequest) =>
    once(async (attempt) => {
      await attempt(json, (idempotencyKey) => api.post('/professionals/:id/changes', { param, json, idempotencyKey }));
      toast({
        tone: 'success',
        title: 'Sent for review',
        description: 'Nothing changes until we’ve reviewed it. We’ll email you.',
      });
    }, 'We couldn’t submit it');

  /** Uploads a new document or a replacement. */
  const send = async (file: File | undefined, kind: DocumentKind, documentId?: string) => {
    if (!file) return;
    const of = documentId ?? kind;
    const inspected = await inspectChosenFile(file, documentRule);
    setRefused(inspected.problem && { of, name: file.name, text: inspected.problem.text });
    if (inspected.problem)
      toast({ tone: 'error', title: 'We couldn’t upload your document', description: fileMessages.insuranceRejected });
    else await once((attempt) => handIn(attempt, inspected.file, kind, documentId), 'We couldn’t submit your document');
  };

  const handIn = async (attempt: Attempt, file: File, kind: DocumentKind, documentId: string | undefined) => {
    const path = kind === 'insurance' ? insurancePath(userId, file.name) : certificationPath(userId, file.name);
    const of = documentId ?? kind;
    setUpload({ of, share: 0 });
    try {
      await uploadFile({
        bucket: 'professional-documents',
        path,
        file,
        onProgress: (share) => setUpload({ of, share }),
      });
    } catch (error) {
      if (isRefusedFile(error)) setRefused({ of, name: file.name, text: error.message });
      throw error;
    }
    const change = documentId
      ? ({ change: 'replace_document', document_id: documentId, file_path: path } as const)
      : ({ change: 'add_document', kind, file_path: path } as const);
    await attempt(change, (idempotencyKey) =>
      api.post('/professionals/:id/changes', { param, json: change, idempotencyKey }),
    );
    toast({
      tone: 'success',
      title: 'Sent for review',
      description: 'Nothing changes until we’ve reviewed it. We’ll email you.',
    });
  };

  const takeBack = (changeId: string) =>
    once(async () => {
      await orDoneBefore(api.delete('/professionals/:id/changes/:changeId', { param: { ...param, changeId } }));
      toast({ tone: 'success', title: 'Taken back', description: 'Nothing changes.' });
    }, 'Not taken back');

  return { ask, send, takeBack, upload, refused, busy };
}
