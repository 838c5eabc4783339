import { redirect } from 'react-router';
import { isDemo } from '#app/pages/demo-mode.ts';
import { DayRouteView } from '#app/features/day-route/components/day-route-view.tsx';
import { askedDate, readDayRoute } from '#app/features/day-route/queries/read-day-route.server.ts';
import { useLivePage } from '#app/features/live-updates/components/use-live-page.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { config } from '#app/platform/config/config.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { SectionPage } from './frame/section-page.tsx';
import type { Route } from './+types/day-route';

const dashboard = '/dashboard/professional';

export function meta() {
  return [{ title: 'Day Route | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  if (isDemo(request.url)) throw redirect(`${dashboard}?demo=true`);
  const { id } = await requireProfessional(request);
  const owner = await findProfessionalOf(id);
  // The settings page says what is missing.
  if (!owner) throw redirect(`${dashboard}/settings`);
  const date = askedDate(new URL(request.url).searchParams, owner.time_zone);
  return {
    route: await readDayRoute(owner, date),
    now: Date.now(),
    styleUrl: config().MAP_STYLE_URL ?? null,
  };
}

export default function DayRoute({ loaderData: { route, now, styleUrl } }: Route.ComponentProps) {
  useLivePage();
  return (
    <SectionPage
      title="Day Route"
      text="Your visits of a day in order, with the drives between them."
      actions={
        <ButtonLink to={`${dashboard}/travel`} variant="secondary">
          Travel settings
        </ButtonLink>
      }
    >
      <DayRouteView key={route.date} route={route} now={now} styleUrl={styleUrl} />
    </SectionPage>
  );
}
