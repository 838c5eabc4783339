import { data, useRevalidator } from 'react-router';
import { useEffect, useEffectEvent } from 'react';
import { DoorPage } from '#app/features/door-links/components/door-page.tsx';
import { readDoorPage } from '#app/features/door-links/queries/read-door-page.server.ts';
import { PositionView } from '#app/features/live-position/components/position-view.tsx';
import { positionLimits } from '#app/features/visit-progress/position/position.ts';
import { config } from '#app/platform/config/config.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Container } from '#app/ui/page-shell.tsx';
import { useNow } from '#app/ui/timing/use-now.ts';
import type { Route } from './+types/door';

export function meta() {
  return [{ title: 'A visit at the door | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** What a link shows to whoever has it; a forged or ended one does not exist. */
export async function loader({ params }: Route.LoaderArgs) {
  const page = await readDoorPage(params.token);
  const styleUrl = config().MAP_STYLE_URL ?? null;
  return data({ page: page ?? null, styleUrl, now: Date.now() }, page ? 200 : 404);
}

export default function Door({ loaderData: { page, styleUrl, now: loadedAt } }: Route.ComponentProps) {
  const now = useNow(loadedAt);
  useFreshPage(page !== null);
  return (
    <Container className="pt-8 pb-20 lg:pt-12">
      {page ? (
        <DoorPage page={page} now={now}>
          {page.position ? (
            <PositionView position={page.position} name={page.professional.name} now={now} styleUrl={styleUrl} />
          ) : null}
        </DoorPage>
      ) : (
        <EmptyState
          headingLevel="h1"
          title="This link has ended"
          text="The visit is over, or the link was taken back. Ask whoever sent it to you."
          action={<ButtonLink to="/">Home</ButtonLink>}
        />
      )}
    </Container>
  );
}

/** Without an account there are no live updates: the page asks again while it is looked at. */
function useFreshPage(isOpen: boolean): void {
  const { revalidate } = useRevalidator();
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void revalidate();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => ask(), positionLimits.everySeconds * 1_000);
    return () => clearInterval(timer);
  }, [isOpen]);
}
