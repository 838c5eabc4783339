import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { countedThings } from '../import-messages.ts';
import type { UndoneImportDto } from '../import-dto.ts';

/** Takes an import back, and says what stays. */
export function useUndoImport(onDone: () => void) {
  const { revalidate } = useRevalidator();
  return useAction<string>(
    async (id) => {
      const undone = await api.post('/imports/:id/undo', { param: { id } });
      toast({ title: 'Import undone', description: leftText(undone), tone: 'success' });
      onDone();
    },
    {
      onFailure: ({ message }) => toast({ title: 'Not undone', description: message, tone: 'error' }),
      onSettled: () => revalidate(),
    },
  );
}

function leftText({ left }: UndoneImportDto): string {
  if (left.length === 0) return 'What it added is gone.';
  const visits = countedThings({ clients: 0, visits: left.length });
  const names = left.slice(0, 3).map(({ name, reason }) => `${name} (${reason === 'paid' ? 'paid' : 'being paid'})`);
  return `${visits} stay: ${names.join(', ')}${left.length > names.length ? ' and others' : ''}.`;
}
