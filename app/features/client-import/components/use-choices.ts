import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { ImportPreviewDto } from '../import-dto.ts';
import type { ImportChoices } from '../lines/import-choices.ts';

/**
 * What is chosen for a file. A choice is shown at once and sent after the one before it, so that several in a row all
 * count; then the lines are read anew.
 */
export function useChoices(preview: ImportPreviewDto) {
  const { revalidate } = useRevalidator();
  // What was chosen here stays the truth of this page: the preview that is read anew arrives at some later time.
  const [shown, setShown] = useState<ImportChoices>();
  const chosen = useRef<ImportChoices>(undefined);
  const sent = useRef<ImportChoices>(undefined);
  const { busy, run } = useAction(
    async () => {
      // A press while it runs begins nothing: what was chosen by it is sent here.
      while (chosen.current !== undefined && chosen.current !== sent.current) {
        sent.current = chosen.current;
        await api.put('/imports/:id/choices', { param: { id: preview.id }, json: chosen.current });
        await revalidate();
      }
    },
    {
      onFailure: ({ message }) => {
        chosen.current = undefined;
        setShown(undefined);
        toast({ title: 'Not changed', description: message, tone: 'error' });
      },
    },
  );
  const change = (part: Partial<ImportChoices>) => {
    chosen.current = { ...(chosen.current ?? choicesOf(preview)), ...part };
    setShown(chosen.current);
    void run();
  };
  return { choices: shown ?? choicesOf(preview), busy, change };
}

function choicesOf({ columns, service_id, services_of_lines, adds_clients }: ImportPreviewDto): ImportChoices {
  return { columns: columns.map(({ field }) => field), service_id, services: services_of_lines, adds_clients };
}
