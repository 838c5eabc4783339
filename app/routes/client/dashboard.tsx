import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import { isDemo } from '#app/pages/demo-mode.ts';
import { requireViewer } from '#app/features/sessions/queries/require-viewer.server.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { ClientBookings } from '#app/features/client-bookings/components/client-bookings.tsx';
import { ClientFigures } from '#app/features/client-bookings/components/client-figures.tsx';
import { useCheckoutReturn } from '#app/features/booking-form/return/components/use-checkout-return.ts';
import { DeleteAccountBand } from '#app/features/closing-accounts/components/delete-account.tsx';
import { demoClient } from '#app/features/client-bookings/demo-bookings.ts';
import { drawFavouriteCards } from '#app/features/directory/cards/draw-cards.server.tsx';
import { FavouriteList } from '#app/features/directory/cards/components/favourite-list.tsx';
import { listFavouriteCards } from '#app/features/directory/cards/queries/list-favourite-cards.server.ts';
import { listClientBookings } from '#app/features/bookings/queries/list-client-bookings.server.ts';
import { readClientMoney } from '#app/features/client-bookings/queries/read-client-money.server.ts';
import { splitVisits } from '#app/features/client-bookings/upcoming-visits.ts';
import { findProgress } from '#app/features/visit-progress/queries/read-progress.server.ts';
import { useLivePage } from '#app/features/live-updates/components/use-live-page.ts';
import {
  ReviewButton,
  ReviewDialogs,
  type ReviewsByBooking,
} from '#app/features/reviews/components/client-reviews.tsx';
import { useReviewQuestion } from '#app/features/reviews/components/use-review-question.ts';
import { findPaymentPage } from '#app/features/replacements/queries/read-rescue.server.ts';
import { reviewsByBooking } from '#app/features/reviews/queries/list-reviews.server.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { pageHtml } from '#app/platform/http/pages/server-html.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/page-shell.tsx';
import { ReadFailureNotice } from '#app/ui/loading/read-failure.tsx';
import { useNow } from '#app/ui/timing/use-now.ts';
import { DemoNotice } from '../demo-notice.tsx';
import { DetailsForm } from './details-form.tsx';
import type { Route } from './+types/dashboard';

export function meta() {
  return [{ title: 'Your bookings | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** Private, except for demo=true, which shows built-in samples and reads nothing (OPEN-25). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const now = new Date();
  if (isDemo(request.url)) {
    return {
      isDemo: true,
      person: { first_name: 'Jamie', last_name: 'Sample', phone: '' },
      ...demoClient(epochMinutesOf(now)),
      reviews: noReviews,
      progress: undefined,
      paymentPage: null,
      favourites: undefined,
      now: now.getTime(),
    };
  }
  const viewer = await requireViewer(request);
  const [bookings, money, reviews, saved] = await Promise.all([
    allBookings(viewer.id),
    readClientMoney(viewer.id),
    reviewsByBooking(viewer.id),
    listFavouriteCards(viewer.id),
  ]);
  const next = splitVisits(bookings, now.getTime()).next;
  const [progress, paymentPage] = next
    ? await Promise.all([findProgress(next.id, now), findPaymentPage(next, now.getTime())])
    : [undefined, null];
  const favourites = drawFavouriteCards(context.get(pageHtml), saved);
  const shown = { bookings, money, reviews, progress, paymentPage, favourites };
  return { isDemo: false, person: viewer.profile, ...shown, now: now.getTime() };
}

const pagesMaximum = 20;
const noReviews: ReviewsByBooking = {};

// The totals cover every booking, so all pages of the list are read.
async function allBookings(clientId: string): Promise<BookingDto[]> {
  const bookings: BookingDto[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < pagesMaximum; page += 1) {
    const { items, next_cursor } = await listClientBookings(clientId, { cursor });
    bookings.push(...items);
    if (next_cursor === null) break;
    cursor = next_cursor;
  }
  return bookings;
}

export default function ClientDashboard({ loaderData }: Route.ComponentProps) {
  const { isDemo, person, bookings, money, reviews, progress, paymentPage, favourites } = loaderData;
  const now = useNow(loaderData.now);
  useSessionGuard({ active: !loaderData.isDemo });
  useCheckoutReturn();
  useLivePage({ active: !isDemo });
  const table = useBookingsInView();
  const question = useReviewQuestion();
  const isUnnamed = person?.first_name === 'New' && person.last_name === 'User';
  return (
    <Container className="pt-8 pb-20 lg:pt-12">
      {isDemo ? (
        <DemoNotice>These are sample bookings. Nothing here is real, and nothing you do changes anything.</DemoNotice>
      ) : null}
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <h1 className="text-4xl wrap-anywhere">{welcome(person?.first_name, isUnnamed)}</h1>
          <p className="mt-3 text-dim">Your visits, what they cost, and what’s next.</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <ButtonLink to="/professionals" size="large" className="max-sm:w-full">
            <Plus aria-hidden="true" className="size-5" />
            Book New Service
          </ButtonLink>
        </div>
      </header>
      <div className="mt-8 flex flex-col gap-10 lg:gap-12">
        {isUnnamed && !isDemo ? <DetailsForm person={person} /> : null}
        <ReadFailureNotice />
        <ClientBookings
          bookings={bookings}
          isDemo={isDemo}
          now={now}
          progress={progress}
          paymentPage={paymentPage}
          renderMore={
            isDemo
              ? undefined
              : (booking) => (
                  <ReviewButton
                    booking={booking}
                    review={reviews[booking.id]}
                    now={now}
                    onAsk={() => question.ask(booking.id)}
                  />
                )
          }
        >
          <ClientFigures bookings={bookings} money={money} now={now} />
          <span ref={table} id="bookings" className="-mt-10 scroll-mt-24" />
        </ClientBookings>
        {isDemo ? null : <ReviewDialogs bookings={bookings} reviews={reviews} now={now} question={question} />}
        {favourites ? (
          <section id="favourites" aria-labelledby="favourites-title" className="print:hidden">
            <h2 id="favourites-title" className="mb-4 text-2xl">
              Saved professionals
            </h2>
            <FavouriteList {...favourites} />
          </section>
        ) : null}
        {isDemo ? null : <DeleteAccountBand />}
      </div>
    </Container>
  );
}

function welcome(firstName: string | undefined, isUnnamed: boolean): string {
  return firstName && !isUnnamed ? `Welcome back, ${firstName}` : 'Welcome to Doorstep';
}

/** Opens this page at the bookings for /dashboard/client/bookings (OPEN-27). */
function useBookingsInView() {
  const { pathname } = useLocation();
  const section = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (pathname.endsWith('/bookings')) section.current?.scrollIntoView();
  }, [pathname]);
  return section;
}
