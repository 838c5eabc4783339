import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import type { BookingDto } from '../booking-dto.ts';
import { BookingWhen } from './booking-when.tsx';

interface ConfirmProps {
  /** The booking in question; undefined keeps the dialog shut. */
  booking: BookingDto | undefined;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function CancelDialog({ booking, busy, onConfirm, onClose }: ConfirmProps) {
  return (
    <Dialog
      open={booking !== undefined}
      onClose={onClose}
      title="Cancel this booking?"
      description={booking ? <About booking={booking} text="It has not been paid, so nothing is charged. The time goes back to the calendar." /> : null}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" loading={busy} onClick={onConfirm}>
            Cancel booking
          </Button>
        </>
      }
    />
  );
}

export function DeleteDialog({ booking, busy, onConfirm, onClose }: ConfirmProps) {
  return (
    <Dialog
      open={booking !== undefined}
      onClose={onClose}
      title="Delete this booking permanently?"
      description={booking ? <About booking={booking} text="It disappears from your list for good." /> : null}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" loading={busy} onClick={onConfirm}>
            Delete permanently
          </Button>
        </>
      }
    />
  );
}

function About({ booking, text }: { booking: BookingDto; text: string }) {
  return (
    <>
      <p className="font-semibold text-ink">
        {booking.service.name}, <BookingWhen at={booking.booking_date} timeZone={booking.time_zone} />
      </p>
      <p className="mt-2">{text}</p>
    </>
  );
}
