import { useState } from 'react';
import { apiFetch } from '#app/platform/http/calls/api-fetch.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { useLeavePage } from '#app/ui/actions/use-leave-page.ts';
import { importFileLimits } from '#app/features/import-files/import-file-limits.ts';
import { importMessages } from '../import-messages.ts';
import { previewUrl } from '../import-urls.ts';

/** Sends a chosen file and opens its preview, or says why it cannot be imported. */
export function useFileChoice() {
  const leave = useLeavePage();
  const [problem, setProblem] = useState<string>();
  const sending = useAction<File>(async (file) => leave(previewUrl((await send(file)).id)), {
    onFailure: ({ message }) => setProblem(message),
    leavesPage: true,
  });
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    setProblem(undefined);
    if (file.size > importFileLimits.fileBytes) setProblem(importMessages.tooLarge);
    else void sending.run(file);
  };
  return { choose, problem, busy: sending.busy };
}

async function send(file: File): Promise<{ id: string }> {
  const headers = { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(file.name) };
  const call = { method: 'POST' as const, path: '/api/imports', file: { content: file, headers } };
  return (await apiFetch(call)) as { id: string };
}
