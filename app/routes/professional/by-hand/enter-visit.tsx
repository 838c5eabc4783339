import { EnterVisitForm } from '#app/features/hand-entered-visits/components/enter-visit-form.tsx';
import { readEntryPage } from '#app/features/hand-entered-visits/queries/read-entry-page.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { isDemo } from '#app/pages/demo-mode.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { redirect } from 'react-router';
import { dashboardUrl } from '../frame/dashboard-sections.ts';
import { SectionPage } from '../frame/section-page.tsx';
import type { Route } from './+types/enter-visit';

export function meta() {
  return [{ title: 'Add a visit | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  if (isDemo(request.url)) throw redirect(`${dashboardUrl}?demo=true`);
  const { id } = await requireProfessional(request);
  const owner = await findProfessionalOf(id);
  if (!owner) throw redirect(dashboardUrl);
  return readEntryPage(owner, new URL(request.url).searchParams.get('date'));
}

export default function EnterVisit({ loaderData: { services, date, today } }: Route.ComponentProps) {
  return (
    <SectionPage
      title="Add a visit"
      text="For someone who booked by phone or in person. It takes its time in your calendar, so nobody else can book it."
    >
      {services.length === 0 ? (
        <EmptyState
          title="You have no services yet"
          text="A visit is always one of your services: its price and length come from there."
          action={<ButtonLink to="/dashboard/professional/services">Add a service</ButtonLink>}
        />
      ) : (
        <EnterVisitForm services={services} date={date} today={today} />
      )}
    </SectionPage>
  );
}
