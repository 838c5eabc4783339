import { useRef } from 'react';
import { Link, redirect } from 'react-router';
import { isDemo } from '#app/pages/demo-mode.ts';
import { helpUrl } from '#app/pages/page-urls.ts';
import { OverlapList } from '#app/features/calendar-overlaps/components/overlap-list.tsx';
import { listOverlaps } from '#app/features/calendar-overlaps/queries/list-overlaps.server.ts';
import { ChangedVisitList } from '#app/features/calendar-writing/components/changed-visit-list.tsx';
import { listChangedVisits } from '#app/features/calendar-writing/queries/list-changed-visits.server.ts';
import { useLivePage } from '#app/features/live-updates/components/use-live-page.ts';
import { calendarLimits } from '#app/features/calendar-servers/calendar-limits.ts';
import { CalendarList } from '#app/features/outside-calendars/components/calendar-list.tsx';
import { ConnectCalendars } from '#app/features/outside-calendars/components/connect-calendars.tsx';
import { googleCalendarsAreOffered } from '#app/features/calendar-servers/google/commands/google-calendar-connection.server.ts';
import { listCalendarAccounts } from '#app/features/outside-calendars/accounts/queries/list-calendar-accounts.server.ts';
import { listCalendars } from '#app/features/outside-calendars/queries/list-calendars.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { SectionPage } from './frame/section-page.tsx';
import type { Route } from './+types/connected-calendars';

const dashboard = '/dashboard/professional';

export function meta() {
  return [{ title: 'Connected Calendars | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  if (isDemo(request.url)) throw redirect(`${dashboard}?demo=true`);
  const { id } = await requireProfessional(request);
  const owner = await findProfessionalOf(id);
  // The settings page says what is missing.
  if (!owner) throw redirect(`${dashboard}/settings`);
  const [calendars, accounts, overlaps, changed] = await Promise.all([
    listCalendars(owner.id),
    listCalendarAccounts(owner.id),
    listOverlaps(owner),
    listChangedVisits(owner),
  ]);
  const offersGoogle = googleCalendarsAreOffered();
  return { calendars, accounts, offersGoogle, overlaps, changed, now: Date.now() };
}

export default function ConnectedCalendars({ loaderData }: Route.ComponentProps) {
  const { calendars, accounts, offersGoogle, overlaps, changed, now } = loaderData;
  useLivePage();
  const list = useRef<HTMLDivElement>(null);
  const showList = () => {
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <SectionPage
      title="Connected Calendars"
      text={
        <>
          Your own calendars elsewhere. While you’re busy there, clients can’t book you here, and your visits can be
          added to one of them. While clients can book you, we read them every {calendarLimits.minutesBetweenReads}{' '}
          minutes, and the one with your visits always.{' '}
          <Link to={helpUrl('professionals/calendar#connect-your-own-calendars')} className="text-link">
            How this works
          </Link>
        </>
      }
    >
      <div className="flex max-w-[760px] flex-col gap-8">
        <div ref={list} tabIndex={-1} role="group" aria-label="Your calendars" className="outline-none">
          <CalendarList calendars={calendars} now={now} />
        </div>
        <ChangedVisitList visits={changed} />
        <OverlapList overlaps={overlaps} />
        <ConnectCalendars accounts={accounts} offersGoogle={offersGoogle} onConnected={showList} />
      </div>
    </SectionPage>
  );
}
