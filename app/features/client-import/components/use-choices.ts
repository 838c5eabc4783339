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
  const [busy, setBusy] = useState(false);
  const chosen = useRef<ImportChoices>(undefined);
  const isUnderWay = useRef(false);
  const sending = useAction<ImportChoices>(
    async (json) => {
      await api.put('/imports/:id/choices', { param: { id: preview.id }, json });
    },
    {
      onFailure: ({ message }) => toast({ title: 'Not changed', description: message, tone: 'error' }),
      onSettled: () => revalidate(),
    },
  );
  const change = async (part: Partial<ImportChoices>) => {
    chosen.current = { ...(chosen.current ?? choicesOf(preview)), ...part };
    setShown(chosen.current);
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    if (!(await sendAll())) {
      chosen.current = undefined;
      setShown(undefined);
    }
    isUnderWay.current = false;
    setBusy(false);
  };
  /** Also sends what is chosen while it sends. @returns whether all of it arrived */
  const sendAll = async (): Promise<boolean> => {
    let sent: ImportChoices | undefined;
    while (chosen.current !== undefined && sent !== chosen.current) {
      sent = chosen.current;
      if (!(await sending.run(sent)).done) return false;
    }
    return true;
  };
  return { choices: shown ?? choicesOf(preview), busy, change: (part: Partial<ImportChoices>) => void change(part) };
}

function choicesOf({ columns, service_id, services_of_lines, adds_clients }: ImportPreviewDto): ImportChoices {
  return { columns: columns.map(({ field }) => field), service_id, services: services_of_lines, adds_clients };
}
