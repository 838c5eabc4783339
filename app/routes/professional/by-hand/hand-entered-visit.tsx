import { ArrowLeft } from 'lucide-react';
import { data, Link, redirect } from 'react-router';
import { calendarUrl } from '#app/features/calendar/calendar-url.ts';
import { ChangeVisitForm } from '#app/features/hand-entered-visits/components/change-visit-form.tsx';
import { PaymentLinkCard } from '#app/features/hand-entered-visits/components/payment-link-card.tsx';
import { RemoveVisit } from '#app/features/hand-entered-visits/components/remove-visit.tsx';
import { VisitFacts } from '#app/features/hand-entered-visits/components/visit-facts.tsx';
import { readHandEnteredVisit } from '#app/features/hand-entered-visits/queries/read-hand-entered-visit.server.ts';
import type { HandEnteredVisitDto } from '#app/features/hand-entered-visits/hand-entered-visit-dto.ts';
import { useLivePage } from '#app/features/live-updates/components/use-live-page.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { isDemo } from '#app/pages/demo-mode.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { dashboardUrl } from '../frame/dashboard-sections.ts';
import { SectionPage } from '../frame/section-page.tsx';
import type { Route } from './+types/hand-entered-visit';

export function meta() {
  return [{ title: 'A visit entered by hand | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** An own visit; another professional's does not exist here. */
export async function loader({ request, params }: Route.LoaderArgs) {
  if (isDemo(request.url)) throw redirect(`${dashboardUrl}?demo=true`);
  const { id } = await requireProfessional(request);
  const owner = await findProfessionalOf(id);
  if (!owner) throw redirect(dashboardUrl);
  const visit = await readHandEnteredVisit(params.id, owner).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  const now = Date.now();
  const today = localDate(epochMinutesOf(new Date(now)), owner.time_zone);
  return data({ visit, today, now }, visit ? 200 : 404);
}

export default function HandEnteredVisit({ loaderData: { visit, today, now } }: Route.ComponentProps) {
  useLivePage();
  if (!visit) return <NotFound />;
  return (
    <SectionPage title={visit.service_name} text="Entered by hand">
      <Link
        to={calendarUrl({ view: 'day', date: visit.start.slice(0, 10) })}
        className="-mt-2 mb-5 inline-flex items-center gap-2 text-sm font-semibold hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        The day in your calendar
      </Link>
      <div className="grid max-w-4xl grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <StateNotice visit={visit} isOver={Date.parse(visit.start) <= now} />
          <VisitFacts visit={visit} />
          {visit.state === 'unpaid' && Date.parse(visit.start) > now ? <PaymentLinkCard visit={visit} /> : null}
        </div>
        {visit.state === 'unpaid' ? (
          <div className="flex min-w-0 flex-col gap-5">
            <ChangeVisitForm visit={visit} today={today} />
            <div>
              <RemoveVisit visit={visit} />
            </div>
          </div>
        ) : null}
      </div>
    </SectionPage>
  );
}

function StateNotice({ visit, isOver }: { visit: HandEnteredVisitDto; isOver: boolean }) {
  if (visit.state === 'paid')
    return (
      <Notice title={visit.is_cancelled ? 'This visit was cancelled' : 'This visit is paid'}>
        {visit.is_cancelled ? 'It was paid for, and then its booking was cancelled.' : 'It is a booking now.'}{' '}
        {visit.booking_id ? (
          <Link to={`${dashboardUrl}/visits/${visit.booking_id}`} className="font-semibold underline">
            Open the booking
          </Link>
        ) : null}
      </Notice>
    );
  if (visit.state === 'being-paid')
    return <Notice title="Someone is paying for it right now">Until that has ended, it can’t be changed.</Notice>;
  if (visit.is_outside_hours && !isOver)
    return <Notice title="Outside your working hours">That’s fine: clients still can’t book you then.</Notice>;
  return null;
}

function NotFound() {
  return (
    <EmptyState
      headingLevel="h1"
      title="This visit doesn’t exist"
      text="It was removed, or the link is wrong."
      action={<ButtonLink to={calendarUrl({})}>Your calendar</ButtonLink>}
    />
  );
}
