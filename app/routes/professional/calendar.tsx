import { CalendarSync, Route as RouteIcon, Upload } from 'lucide-react';
import { redirect } from 'react-router';
import { isDemo } from '#app/pages/demo-mode.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { importUrl } from '#app/features/added-clients/added-client.ts';
import { ProfessionalCalendar } from '#app/features/calendar/components/professional-calendar.tsx';
import { readCalendarPage } from '#app/features/calendar/queries/read-calendar-page.server.ts';
import { useLivePage } from '#app/features/live-updates/components/use-live-page.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { SectionPage } from './frame/section-page.tsx';
import type { Route } from './+types/calendar';

export function meta() {
  return [{ title: 'Calendar | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  if (isDemo(request.url)) throw redirect('/dashboard/professional?demo=true');
  const { id } = await requireProfessional(request);
  return { page: await readCalendarPage(id, request.url) };
}

/** Both buttons stand in one line on a phone. */
const narrow = 'max-sm:px-3';

export default function Calendar({ loaderData: { page } }: Route.ComponentProps) {
  useLivePage();
  return (
    <SectionPage
      title="Calendar"
      actions={
        <div className="flex flex-wrap gap-2 sm:gap-3">
          <ButtonLink to="/dashboard/professional/calendars" variant="secondary" className={narrow}>
            <CalendarSync aria-hidden="true" className="size-5 max-sm:hidden" />
            Connected calendars
          </ButtonLink>
          <ButtonLink to="/dashboard/professional/route" variant="secondary" className={narrow}>
            <RouteIcon aria-hidden="true" className="size-5 max-sm:hidden" />
            Day as a route
          </ButtonLink>
          <ButtonLink to={importUrl} variant="secondary">
            <Upload aria-hidden="true" className="size-5" />
            Import
          </ButtonLink>
        </div>
      }
    >
      <ProfessionalCalendar page={page} />
    </SectionPage>
  );
}
