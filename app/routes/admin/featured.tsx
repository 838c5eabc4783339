import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import { requireAdmin } from '#app/features/sessions/queries/require-viewer.server.ts';
import { FeaturedEditor } from '#app/features/directory/featured/components/featured-editor.tsx';
import { listFeatured } from '#app/features/directory/featured/queries/list-featured.server.ts';
import { Container, PageHeading } from '#app/ui/page-shell.tsx';
import type { Route } from './+types/featured';

export function meta() {
  return [{ title: 'Featured professionals | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  await requireAdmin(request);
  return { cards: await listFeatured() };
}

export default function Featured({ loaderData }: Route.ComponentProps) {
  useSessionGuard();
  return (
    <Container className="py-10 lg:py-16">
      <PageHeading
        title="Featured professionals"
        text="Up to three professionals you recommend. They appear on the home page in this order until you remove them here or they leave the directory."
      />
      <div className="mt-8">
        <FeaturedEditor cards={loaderData.cards} />
      </div>
    </Container>
  );
}
