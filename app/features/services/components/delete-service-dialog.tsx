import { useAction } from '#app/ui/actions/use-action.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { bookingsText } from '../bookings-text.ts';
import type { BookedService } from '../service-dto.ts';

interface DeleteServiceDialogProps {
  /** Undefined keeps the dialog closed. */
  service: BookedService | undefined;
  onDelete: (service: BookedService) => Promise<void>;
  onClose: () => void;
}

export function DeleteServiceDialog({ service, onDelete, onClose }: DeleteServiceDialogProps) {
  const { busy, run: remove } = useAction(async () => service && onDelete(service));
  return (
    <Dialog
      open={service !== undefined}
      onClose={onClose}
      title="Delete this service?"
      description={service ? <About service={service} /> : null}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" loading={busy} onClick={() => void remove()}>
            Delete service
          </Button>
        </>
      }
    />
  );
}

function About({ service: { name, upcoming_bookings: upcoming, unpaid_visits: unpaid } }: { service: BookedService }) {
  return (
    <>
      <p className="font-semibold wrap-break-word text-ink">{name}</p>
      {upcoming > 0 ? (
        <p className="mt-3 rounded-control bg-warning-tint px-4 py-3 text-warning">
          <strong>{bookingsText(upcoming)} to come</strong> {upcoming === 1 ? 'is' : 'are'} booked for it.{' '}
          {upcoming === 1 ? 'It stays as it is' : 'They stay as they are'}, at the price booked. Cancel{' '}
          {upcoming === 1 ? 'it' : 'them'} in your calendar if you can’t keep {upcoming === 1 ? 'it' : 'them'}.
        </p>
      ) : null}
      {unpaid > 0 ? (
        <p className="mt-3 rounded-control bg-warning-tint px-4 py-3 text-warning">
          <strong>{unpaid === 1 ? '1 visit' : `${unpaid.toLocaleString('en-US')} visits`} you entered by hand</strong>{' '}
          {unpaid === 1 ? 'is' : 'are'} for it. {unpaid === 1 ? 'It stays' : 'They stay'} in your calendar, but nobody
          can pay for {unpaid === 1 ? 'it' : 'them'} by link anymore, not by a link you have sent either.
        </p>
      ) : null}
      <p className="mt-3">
        Clients can no longer book it, and it goes off sale at Stripe. Past bookings stay in your history.
      </p>
    </>
  );
}
