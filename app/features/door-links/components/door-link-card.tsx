import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { LinkToCopy } from '#app/ui/fields/link-to-copy.tsx';
import { toast } from '#app/ui/toasts/toast.ts';

interface DoorLinkCardProps {
  bookingId: string;
  /** Null without a link. */
  url: string | null;
}

/** For a client who is not at home: a link for whoever opens the door, and the way to take it back. */
export function DoorLinkCard({ bookingId, url }: DoorLinkCardProps) {
  const { revalidate } = useRevalidator();
  const options = {
    onFailure: ({ message }: { message: string }) =>
      toast({ title: 'That didn’t work', description: message, tone: 'error' as const }),
    onSettled: () => revalidate(),
  };
  const making = useAction(() => api.put('/bookings/:id/door-link', { param: { id: bookingId } }), options);
  const revoking = useAction(() => api.delete('/bookings/:id/door-link', { param: { id: bookingId } }), options);
  return (
    <Card role="region" aria-labelledby="door-link-title" className="mt-4">
      <h2 id="door-link-title" className="text-lg font-semibold">
        Somebody else opens the door?
      </h2>
      <p className="mt-1 text-sm text-dim">
        Send them a link: who comes, when, and where they are. No account, no price, no address. It ends with the visit.
      </p>
      {url === null ? (
        <Button variant="secondary" wide className="mt-4" loading={making.busy} onClick={() => void making.run()}>
          Make a link
        </Button>
      ) : (
        <div className="mt-4 flex flex-col gap-2">
          <LinkToCopy label="Link for whoever opens the door" url={url} variant="secondary" />
          <Button variant="quiet" wide loading={revoking.busy} onClick={() => void revoking.run()}>
            Take the link back
          </Button>
        </div>
      )}
    </Card>
  );
}
