import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import type { MovePreview } from '#app/features/moving/moving-dto.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { messageUrl } from '../professional-contact.ts';

interface InsteadOfMovingProps {
  booking: BookingDto | undefined;
  refusal: MovePreview['refusal'] | undefined;
  onCancel: (booking: BookingDto) => void;
}

/** The ways out when a visit can't be moved: it can be cancelled, and its professional on the way written to. */
export function InsteadOfMoving({ booking, refusal, onCancel }: InsteadOfMovingProps) {
  const message = booking && refusal === 'move_under_way' ? messageUrl(booking) : undefined;
  return (
    <>
      {message ? (
        <ButtonLink to={message} className="max-w-full">
          <span className="truncate">Message {booking?.professional.profile.first_name || 'your professional'}</span>
        </ButtonLink>
      ) : null}
      <Button variant="danger" onClick={() => booking && onCancel(booking)}>
        Cancel instead
      </Button>
    </>
  );
}
