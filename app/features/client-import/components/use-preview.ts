import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { importUrl } from '#app/features/added-clients/added-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { ChangedLine, ImportPreviewDto } from '../import-dto.ts';
import { countedThings } from '../import-messages.ts';

/** What a person does with a preview: import it, or discard it. */
export function usePreview(preview: ImportPreviewDto) {
  const { id, version, outcomes } = preview;
  const param = { id };
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [changed, setChanged] = useState<readonly ChangedLine[]>();
  const importing = useAction(
    async () => {
      setChanged(undefined);
      const done = await api.post('/imports/:id/confirmation', { param, json: { version, outcomes } });
      toast({ title: 'Import done', description: `${countedThings(done)} added`, tone: 'success' });
      await navigate(importUrl);
    },
    {
      onFailure: async ({ code, message, details }) => {
        if (code !== 'import_changed') return toast({ title: 'Nothing imported', description: message, tone: 'error' });
        setChanged((details['changed'] as ChangedLine[] | undefined) ?? []);
        return revalidate();
      },
    },
  );
  const discarding = useAction(
    async () => {
      await api.delete('/imports/:id', { param });
      await navigate(importUrl);
    },
    { onFailure: ({ message }) => toast({ title: 'Not discarded', description: message, tone: 'error' }) },
  );
  return { importing, discarding, changed };
}
