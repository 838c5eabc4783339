import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { WeekdayWhen } from '#app/features/visits/components/weekday-when.tsx';

interface ConfirmProps {
  /** The booking concerned; undefined keeps the dialog closed. */
  booking: BookingDto | undefined;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function CancelDialog(props: ConfirmProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Cancel this booking?"
      text="It hasn’t been paid, so you won’t be charged. The time opens up for others again."
      button="Cancel booking"
    />
  );
}

export function DeleteDialog(props: ConfirmProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Delete this booking permanently?"
      text="It will be gone from your list for good."
      button="Delete permanently"
    />
  );
}

interface ConfirmTexts {
  title: string;
  text: string;
  button: string;
}

function ConfirmDialog({ booking, busy, onConfirm, onClose, title, text, button }: ConfirmProps & ConfirmTexts) {
  return (
    <Dialog
      open={booking !== undefined}
      onClose={onClose}
      title={title}
      description={booking ? <About booking={booking} text={text} /> : null}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" loading={busy} onClick={onConfirm}>
            {button}
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
        {booking.service.name}, <WeekdayWhen at={booking.booking_date} timeZone={booking.time_zone} />
      </p>
      <p className="mt-2">{text}</p>
    </>
  );
}
