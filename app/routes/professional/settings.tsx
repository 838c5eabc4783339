import { Car } from 'lucide-react';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { isDemo } from '#app/pages/demo-mode.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { availabilityErrors } from '#app/features/availability/availability.errors.ts';
import { WorkingHours } from '#app/features/availability/hours/components/working-hours.tsx';
import { readWorkingHoursPage } from '#app/features/availability/hours/queries/read-working-hours-page.server.ts';
import { useLivePage } from '#app/features/live-updates/components/use-live-page.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { zoneShortName } from '#app/lib/dates/date-format.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { SectionPage } from './frame/section-page.tsx';
import type { Route } from './+types/settings';

export function meta() {
  return [{ title: 'Working Hours | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  if (isDemo(request.url)) throw redirect('/dashboard/professional?demo=true');
  const { id } = await requireProfessional(request);
  const owner = await findProfessionalOf(id);
  if (!owner) return { page: null, zoneName: '' };
  return {
    page: await readWorkingHoursPage(owner),
    zoneName: zoneShortName(epochMinutesOf(new Date()), owner.time_zone),
  };
}

/** Switching tabs does not reload data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export default function Settings({ loaderData: { page, zoneName } }: Route.ComponentProps) {
  useLivePage();
  if (!page) return <ProfileIncomplete />;
  return (
    <SectionPage
      title="Working Hours"
      text={`When clients can book you. All times are ${zoneName}, the time zone of your service area.`}
      actions={
        <ButtonLink to="/dashboard/professional/travel" variant="secondary">
          <Car aria-hidden="true" className="size-5" />
          Travel
        </ButtonLink>
      }
    >
      <WorkingHours {...page} />
    </SectionPage>
  );
}

function ProfileIncomplete() {
  return (
    <EmptyState
      headingLevel="h1"
      title="Profile Incomplete"
      text={availabilityErrors.profile_incomplete.message}
      action={<ButtonLink to="/dashboard/professional/profile">Complete my profile</ButtonLink>}
    />
  );
}
