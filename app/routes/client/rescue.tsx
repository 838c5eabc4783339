import { data } from 'react-router';
import { requireViewer } from '#app/features/sessions/queries/require-viewer.server.ts';
import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import { useLivePage } from '#app/features/live-updates/components/use-live-page.ts';
import { RescuePage } from '#app/features/rescue/components/rescue-page.tsx';
import { readRescuePage } from '#app/features/rescue/queries/read-rescue-page.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Container } from '#app/ui/page-shell.tsx';
import type { Route } from './+types/rescue';

export function meta() {
  return [{ title: 'Somebody else for your visit | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** The offers for an own cancelled visit; nobody else's exists here. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireViewer(request);
  const rescue = await findRescue(params.id, viewer);
  return rescue ? data({ rescue, now: Date.now() }) : data({ rescue: undefined, now: Date.now() }, { status: 404 });
}

async function findRescue(id: string, viewer: Viewer) {
  if (!isId(id)) return undefined;
  return readRescuePage(id, viewer).catch((error: unknown) => {
    if (error instanceof AppError && error.kind === 'not_found') return undefined;
    throw error;
  });
}

export default function Rescue({ loaderData: { rescue, now } }: Route.ComponentProps) {
  useSessionGuard();
  useLivePage({ active: true });
  return (
    <Container className="pt-6 pb-20 lg:pt-10">
      {rescue ? <RescuePage rescue={rescue} now={now} /> : <NothingToReplace />}
    </Container>
  );
}

function NothingToReplace() {
  return (
    <EmptyState
      headingLevel="h1"
      title="Nothing to replace here"
      text="We only look for somebody else when a professional cancels a visit that you paid for."
      action={<ButtonLink to="/dashboard/client/bookings">All bookings</ButtonLink>}
    />
  );
}
