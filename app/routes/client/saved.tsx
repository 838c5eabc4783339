import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import { requireViewer } from '#app/features/sessions/queries/require-viewer.server.ts';
import { drawFavouriteCards } from '#app/features/directory/cards/draw-cards.server.tsx';
import { FavouriteList } from '#app/features/directory/cards/components/favourite-list.tsx';
import { listFavouriteCards } from '#app/features/directory/cards/queries/list-favourite-cards.server.ts';
import { pageHtml } from '#app/platform/http/pages/server-html.server.ts';
import { Container } from '#app/ui/page-shell.tsx';
import { ReadFailureNotice } from '#app/ui/loading/read-failure.tsx';
import type { Route } from './+types/saved';

export function meta() {
  return [{ title: 'Saved professionals | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = await requireViewer(request);
  return drawFavouriteCards(context.get(pageHtml), await listFavouriteCards(id));
}

/** The professionals that somebody saved, as a page of its own for the bar on phones. */
export default function SavedProfessionals({ loaderData }: Route.ComponentProps) {
  useSessionGuard();
  return (
    <Container className="pt-8 pb-20 lg:pt-12">
      <h1 className="mb-6 text-3xl lg:mb-8">Saved professionals</h1>
      <ReadFailureNotice />
      <FavouriteList {...loaderData} layout="grid" />
    </Container>
  );
}
