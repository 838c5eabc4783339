import { data } from 'react-router';
import { requireViewer } from '#app/features/sessions/queries/require-viewer.server.ts';
import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { getClientBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { BookingPage } from '#app/features/client-bookings/booking-page/components/booking-page.tsx';
import { DoorLinkCard } from '#app/features/door-links/components/door-link-card.tsx';
import { hasDoorPage } from '#app/features/door-links/door-link.ts';
import { readLink } from '#app/features/door-links/queries/read-link.server.ts';
import { useLivePage } from '#app/features/live-updates/components/use-live-page.ts';
import { LivePosition } from '#app/features/live-position/components/live-position.tsx';
import { ReviewButton, ReviewDialogs } from '#app/features/reviews/components/client-reviews.tsx';
import { useReviewQuestion } from '#app/features/reviews/components/use-review-question.ts';
import { reviewsByBooking } from '#app/features/reviews/queries/list-reviews.server.ts';
import { readAbsences } from '#app/features/no-shows/queries/read-no-show.server.ts';
import { readProgress } from '#app/features/visit-progress/queries/read-progress.server.ts';
import { findPaymentPage } from '#app/features/replacements/queries/read-rescue.server.ts';
import { readRecord } from '#app/features/visit-records/queries/read-record.server.ts';
import { config } from '#app/platform/config/config.server.ts';
import { isErrorOf } from '#app/platform/errors/app-error.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Container } from '#app/ui/page-shell.tsx';
import { useNow } from '#app/ui/timing/use-now.ts';
import type { Route } from './+types/client-booking';

export function meta() {
  return [{ title: 'Your booking | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** An own booking; another person's does not exist here, not even for its professional or an admin. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireViewer(request);
  const booking = await findBooking(params.id, viewer.id);
  const now = Date.now();
  if (!booking) return data({ shown: undefined, now }, { status: 404 });
  const [reviews, progress, record, absences, door, paymentPage] = await Promise.all([
    reviewsByBooking(viewer.id),
    readProgress(booking.id, viewer.id),
    readRecord(booking.id, viewer.id),
    readAbsences(booking.id, viewer.id),
    readLink(booking.id, viewer.id),
    findPaymentPage(booking, now),
  ]);
  const styleUrl = config().MAP_STYLE_URL ?? null;
  const review = reviews[booking.id];
  return data({ shown: { booking, progress, record, absences, door, styleUrl, review, paymentPage }, now });
}

async function findBooking(id: string, clientId: string): Promise<BookingDto | undefined> {
  if (!isId(id)) return undefined;
  return getClientBooking(id, clientId).catch((error: unknown) => {
    if (isErrorOf(error, bookingErrors.booking_not_found)) return undefined;
    throw error;
  });
}

export default function ClientBooking({ loaderData: { shown, now: loadedAt } }: Route.ComponentProps) {
  useSessionGuard();
  useLivePage({ active: true });
  const now = useNow(loadedAt);
  const question = useReviewQuestion();
  if (!shown) return <NotFound />;
  const { booking, progress, record, absences, door, styleUrl, review, paymentPage } = shown;
  return (
    <Container className="pt-6 pb-20 lg:pt-10">
      <BookingPage
        booking={booking}
        now={now}
        progress={progress}
        record={record}
        paymentPage={paymentPage}
        absences={absences}
        loadedAt={loadedAt}
        position={
          <LivePosition
            bookingId={booking.id}
            name={booking.professional.profile.first_name || 'Your professional'}
            isOnTheWay={booking.status === 'confirmed' && progress.step === 'driving'}
            now={now}
            styleUrl={styleUrl}
          />
        }
        more={<ReviewButton booking={booking} review={review} now={now} wide onAsk={() => question.ask(booking.id)} />}
        beside={hasDoorPage(booking, now) ? <DoorLinkCard bookingId={booking.id} url={door.url} /> : null}
      />
      <ReviewDialogs
        bookings={[booking]}
        reviews={review ? { [booking.id]: review } : {}}
        now={now}
        question={question}
      />
    </Container>
  );
}

function NotFound() {
  return (
    <Container className="pt-6 pb-20 lg:pt-10">
      <EmptyState
        headingLevel="h1"
        title="Booking not found"
        text="It doesn’t exist, it was deleted, or it belongs to another account."
        action={<ButtonLink to="/dashboard/client/bookings">All bookings</ButtonLink>}
      />
    </Container>
  );
}
