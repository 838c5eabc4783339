import { data } from 'react-router';
import { adminUrl } from '#app/features/administration/admin-url.ts';
import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import { requireAdmin } from '#app/features/sessions/queries/require-viewer.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { BookingFilePage } from '#app/features/interventions/components/booking-file-page.tsx';
import { readBookingFile } from '#app/features/interventions/queries/read-booking-file.server.ts';
import { isErrorOf } from '#app/platform/errors/app-error.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Container } from '#app/ui/page-shell.tsx';
import type { Route } from './+types/booking';

export function meta() {
  return [{ title: 'Booking | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, params }: Route.LoaderArgs) {
  const file = await findFile(params.id, await requireAdmin(request));
  return data({ file }, { status: file ? 200 : 404 });
}

async function findFile(id: string, admin: Viewer) {
  if (!isId(id)) return undefined;
  return readBookingFile(id, admin).catch((error: unknown) => {
    if (isErrorOf(error, bookingErrors.booking_not_found)) return undefined;
    throw error;
  });
}

export default function AdminBooking({ loaderData: { file } }: Route.ComponentProps) {
  useSessionGuard();
  return (
    <Container className="pt-6 pb-20 lg:pt-10">
      {file ? (
        <BookingFilePage file={file} />
      ) : (
        <EmptyState
          headingLevel="h1"
          title="Booking not found"
          text="It doesn’t exist, or the client has deleted it. What was paid for it stays in the list of payments."
          action={
            <>
              <ButtonLink to={adminUrl({ tab: 'bookings' })}>All bookings</ButtonLink>
              <ButtonLink to={adminUrl({ tab: 'payments' })} variant="secondary">
                All payments
              </ButtonLink>
            </>
          }
        />
      )}
    </Container>
  );
}
