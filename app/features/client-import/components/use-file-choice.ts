import { useState } from 'react';
import { useNavigate } from 'react-router';
import { apiFetch } from '#app/platform/http/calls/api-fetch.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { importLimits } from '../import-limits.ts';
import { importMessages } from '../import-messages.ts';
import { previewUrl } from '../import-urls.ts';

/** Sends a chosen file and opens its preview, or says why it cannot be imported. */
export function useFileChoice() {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const sending = useAction<File>(
    async (file) => {
      const { id } = (await apiFetch({ method: 'POST', path: '/api/imports', file })) as { id: string };
      await navigate(previewUrl(id));
    },
    { onFailure: ({ message }) => setProblem(message), leavesPage: true },
  );
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    setProblem(undefined);
    if (file.size > importLimits.fileBytes) setProblem(importMessages.tooLarge);
    else void sending.run(file);
  };
  return { choose, problem, busy: sending.busy };
}
