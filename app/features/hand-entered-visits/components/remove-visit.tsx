import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import type { HandEnteredVisitDto } from '../hand-entered-visit-dto.ts';

/** Removes a visit after a question: its time is free again, and a link to pay for it ends. */
export function RemoveVisit({ visit: { id, name } }: { visit: HandEnteredVisitDto }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const removing = useAction(
    async () => {
      await api.delete('/hand-entered-visits/:id', { param: { id } });
      toast({ title: 'Visit removed', tone: 'success' });
      await navigate('/dashboard/professional/calendar');
    },
    { onFailure: ({ message }) => toast({ title: 'Not removed', description: message, tone: 'error' }) },
  );
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        Remove visit
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Remove this visit?"
        description="Its time can be booked again, and a link to pay for it ends. We don’t tell anyone."
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button variant="danger" loading={removing.busy} onClick={() => void removing.run()}>
              Remove it
            </Button>
          </>
        }
      >
        <p className="font-semibold wrap-anywhere">{name}</p>
      </Dialog>
    </>
  );
}
