import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toasts/toast.ts';

interface NobodyCameProps {
  bookingId: string;
  /** The professional's first name. */
  name: string;
  /** Whether silence leads to a refund: not if the professional says to have arrived. */
  isSettledAlone: boolean;
}

/** What a client's report says whose professional has not come. */
const report = { kind: 'no-show', description: 'Nobody came.' } as const;

/** The button of a client whose professional has not come, and the question behind it. */
export function NobodyCame({ bookingId, name, isSettledAlone }: NobodyCameProps) {
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const { busy, run } = useAction(() => api.post('/bookings/:id/problem', { param: { id: bookingId }, json: report }), {
    onFailure: ({ message }) => toast({ title: 'That wasn’t reported', description: message, tone: 'error' }),
    onSettled: () => {
      setAsking(false);
      return revalidate();
    },
  });
  return (
    <>
      <Button variant="secondary" wide onClick={() => setAsking(true)}>
        Nobody came
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Nobody came?"
        description={
          isSettledAlone
            ? `${name} has a day to answer. Without an answer you get a full refund. If you disagree with each other, our team decides.`
            : `${name} told us that they arrived, so our team reads both sides and decides.`
        }
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep waiting
            </Button>
            <Button loading={busy} onClick={() => void run()}>
              Yes, nobody came
            </Button>
          </>
        }
      />
    </>
  );
}
