import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import type { MovePreview } from '#app/features/moving/moving-dto.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { messageUrl } from '../professional-contact.ts';

interface InsteadOfMovingProps {
  booking: BookingDto | undefined;
  refusal: MovePreview['refusal'] | undefined;
  onCancel: (booking: BookingDto) => void;
}

/** The way out when a visit can't be moved: its professional on the way is written to, any other visit cancelled. */
export function InsteadOfMoving({ booking, refusal, onCancel }: InsteadOfMovingProps) {
  const message = booking && refusal === 'move_under_way' ? messageUrl(booking) : undefined;
  if (message)
    return (
      <ButtonLink to={message}>Message {booking?.professional.profile.first_name || 'your professional'}</ButtonLink>
    );
  return (
    <Button variant="danger" onClick={() => booking && onCancel(booking)}>
      Cancel instead
    </Button>
  );
}
