import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { redirect, useLocation } from 'react-router';
import { loginAddress } from '#app/features/accounts/login-address.ts';
import { findViewer } from '#app/features/accounts/queries/viewer.server.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { ClientBookings } from '#app/features/bookings/components/client-bookings.tsx';
import { ClientFigures } from '#app/features/bookings/components/client-figures.tsx';
import { useCheckoutReturn } from '#app/features/bookings/components/use-checkout-return.ts';
import { demoBookings } from '#app/features/bookings/demo-bookings.ts';
import { listClientBookings } from '#app/features/bookings/queries/list-client-bookings.server.ts';
import { epochMinutesOf } from '#app/lib/time-zone.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/page-shell.tsx';
import { DetailsForm } from './details-form.tsx';
import type { Route } from './+types/dashboard';

export function meta() {
  return [{ title: 'Your bookings | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** Private, but for demo=true: that shows built-in samples and reads nothing (OPEN-25). */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const now = new Date();
  if (searchParams.get('demo') === 'true') {
    return { isDemo: true, person: { first_name: 'Jamie', last_name: 'Sample', phone: '' }, bookings: demoBookings(epochMinutesOf(now)), now: now.getTime() };
  }
  const viewer = await findViewer(request.headers);
  if (!viewer) throw redirect(loginAddress({ returnTo: pathname + search }));
  return { isDemo: false, person: viewer.profile, bookings: await allBookings(viewer.id), now: now.getTime() };
}

const mostPages = 20;

// The figures are sums over every booking, so the pages of the list are read to their end.
async function allBookings(clientId: string): Promise<BookingDto[]> {
  const bookings: BookingDto[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const { items, next_cursor } = await listClientBookings(clientId, { cursor });
    bookings.push(...items);
    if (next_cursor === null) break;
    cursor = next_cursor;
  }
  return bookings;
}

export default function ClientDashboard({ loaderData }: Route.ComponentProps) {
  const { isDemo, person, bookings, now } = loaderData;
  useCheckoutReturn();
  const table = useBookingsInView();
  const isUnnamed = person?.first_name === 'New' && person.last_name === 'User';
  return (
    <Container className="pt-8 pb-20 lg:pt-12">
      {isDemo ? (
        <p className="mb-6 flex flex-wrap items-center gap-3 rounded-control border border-line bg-card p-3 text-sm">
          <Badge tone="sun">Demo</Badge>
          These are made-up sample bookings. Nothing here is real, and nothing is changed.
        </p>
      ) : null}
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="text-4xl">{welcome(person?.first_name, isUnnamed)}</h1>
          <p className="mt-3 text-dim">Your visits, what they cost, and what comes next.</p>
        </div>
        <ButtonLink to="/professionals" size="large" className="max-sm:w-full">
          <Plus aria-hidden="true" className="size-5" />
          Book New Service
        </ButtonLink>
      </header>
      <div className="mt-8 flex flex-col gap-10 lg:gap-12">
        {isUnnamed && !isDemo ? <DetailsForm /> : null}
        <ClientFigures bookings={bookings} now={now} />
        <section ref={table} id="bookings" aria-labelledby="bookings-title" className="scroll-mt-24">
          <h2 id="bookings-title" className="mb-4 text-2xl">
            Your bookings
          </h2>
          <ClientBookings bookings={bookings} isDemo={isDemo} />
        </section>
      </div>
    </Container>
  );
}

function welcome(firstName: string | undefined, isUnnamed: boolean): string {
  return firstName && !isUnnamed ? `Welcome back, ${firstName}` : 'Welcome to Doorstep';
}

/** /dashboard/client/bookings is this page, opened at the bookings (OPEN-27). */
function useBookingsInView() {
  const { pathname } = useLocation();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (pathname.endsWith('/bookings')) section.current?.scrollIntoView();
  }, [pathname]);
  return section;
}
