import { useSearchParams } from 'react-router';
import { CancelledCheckout } from '#app/features/booking-form/return/components/cancelled-checkout.tsx';
import { Container } from '#app/ui/page-shell.tsx';

export function meta() {
  return [{ title: 'Checkout cancelled | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export default function BookingCancel() {
  const [search] = useSearchParams();
  return (
    <Container>
      <CancelledCheckout bookingId={search.get('booking_id')} from={search.get('from')} />
    </Container>
  );
}
