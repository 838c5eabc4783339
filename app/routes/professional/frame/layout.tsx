import { Outlet } from 'react-router';
import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import { isDemo } from '#app/pages/demo-mode.ts';
import { displayName } from '#app/features/site-navigation/display-name.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { createProfessional } from '#app/features/applications/commands/create-professional.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { pictureOfWidth } from '#app/lib/pictures/picture-sources.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { demoName } from '../overview/demo-overview.ts';
import { SuspensionReminder } from './suspension-reminder.tsx';
import type { Route } from './+types/layout';

/** In px: the sidebar's portrait, on a dense screen. */
const portraitWidth = 160;

/** The dashboard has its own frame instead of the site's footer. */
export const handle = { hasOwnFrame: true };

/**
 * Runs before any page below loads: a professional without a record gets a blank one, neither approved nor listed
 * (OPEN-17). The loader here runs in parallel with the pages' loaders, too late for that.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request }) => {
    if (isDemo(request.url)) return;
    const viewer = await requireProfessional(request);
    if (!(await findProfessionalOf(viewer.id))) await createProfessional(viewer);
  },
];

/** Professionals only, for every page below; each page checks again for its own data. */
export async function loader({ request }: Route.LoaderArgs) {
  if (isDemo(request.url)) return { isDemo: true, name: demoName, picture: null, isSuspended: false };
  const { id, email, profile } = await requireProfessional(request);
  const professional = await findProfessionalOf(id);
  return {
    isDemo: false,
    name: displayName({ ...profile, email }),
    picture: profile?.profile_photo_url ? pictureOfWidth(profile.profile_photo_url, portraitWidth) : null,
    isSuspended: professional?.suspended ?? false,
  };
}

export default function ProfessionalLayout({ loaderData: { isSuspended, ...person } }: Route.ComponentProps) {
  useSessionGuard({ active: !person.isDemo });
  return (
    <DashboardFrame {...person}>
      {isSuspended ? <SuspensionReminder /> : null}
      <Outlet />
    </DashboardFrame>
  );
}
