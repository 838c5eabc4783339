import { useRef, useState } from 'react';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { RecordDto } from '../record-dto.ts';

type Written = Pick<RecordDto, 'checklist' | 'materials' | 'note'>;

/** What the professional writes about a visit: each change is saved at once, the last one last. */
export function useRecord(bookingId: string, { checklist, materials, note }: Written) {
  const [written, setWritten] = useState<Written>({ checklist, materials, note });
  const latest = useRef(written);
  const { run, busy, failure } = useAction<Written>(
    async (saved) => {
      let next: Written = saved;
      for (;;) {
        await api.put('/bookings/:id/record', { param: { id: bookingId }, json: next });
        if (latest.current === next) return;
        next = latest.current;
      }
    },
    { onFailure: ({ message }) => toast({ title: 'That wasn’t saved', description: message, tone: 'error' }) },
  );
  const change = (changes: Partial<Written>) => {
    latest.current = { ...latest.current, ...changes };
    setWritten(latest.current);
    void run(latest.current);
  };
  return { written, change, retry: () => void run(latest.current), busy, failure };
}
