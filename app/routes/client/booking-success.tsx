import { useSearchParams } from 'react-router';
import { PaymentReturn } from '#app/features/booking-form/return/components/payment-return.tsx';
import { Container } from '#app/ui/page-shell.tsx';

export function meta() {
  return [{ title: 'Your booking | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export default function BookingSuccess() {
  const [search] = useSearchParams();
  return (
    <Container>
      <PaymentReturn bookingId={search.get('booking_id')} sessionId={search.get('session_id')} />
    </Container>
  );
}
