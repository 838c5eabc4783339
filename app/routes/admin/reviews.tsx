import { Link } from 'react-router';
import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import { requireAdmin } from '#app/features/sessions/queries/require-viewer.server.ts';
import { ModeratedReviews } from '#app/features/reviews/components/moderated-reviews.tsx';
import { ShowMore, ShowNewest } from '#app/features/reviews/components/show-more.tsx';
import { listReviewsToDecide } from '#app/features/reviews/queries/list-reviews.server.ts';
import { requestedReviews } from '#app/features/reviews/queries/requested-reviews.server.ts';
import { moderationFilters, type ModerationFilter } from '#app/features/reviews/review.ts';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Container, PageHeading } from '#app/ui/page-shell.tsx';
import { ReadFailureNotice } from '#app/ui/loading/read-failure.tsx';
import type { Route } from './+types/reviews';

export function meta() {
  return [{ title: 'Reviews | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  await requireAdmin(request);
  const asked = new URL(request.url).searchParams.get('filter');
  const filter = moderationFilters.find((known) => known === asked) ?? 'all';
  const shown = requestedReviews(request.url);
  return { filter, shown, page: await listReviewsToDecide(filter, shown) };
}

const filterMessages: Record<ModerationFilter, { label: string; empty: string }> = {
  all: { label: 'All', empty: 'No reviews yet' },
  reported: { label: 'Reported', empty: 'No reported reviews' },
  hidden: { label: 'Hidden', empty: 'No hidden reviews' },
};

export default function AdminReviews({ loaderData: { filter, shown, page } }: Route.ComponentProps) {
  useSessionGuard();
  return (
    <Container className="pt-8 pb-20 lg:pt-12">
      <PageHeading
        title="Reviews"
        text="What clients say about visits, reported reviews first. Hide reviews that insult, share private details, advertise, or aren’t about the visit."
      />
      <nav aria-label="Which reviews" className="mt-8 flex flex-wrap gap-2">
        {moderationFilters.map((id) => (
          <Link
            key={id}
            to={id === 'all' ? '?' : `?filter=${id}`}
            aria-current={id === filter ? 'page' : undefined}
            preventScrollReset
            className={id === filter ? 'chip chip-on' : 'chip'}
          >
            {filterMessages[id].label}
          </Link>
        ))}
      </nav>
      <div className="mt-6 flex flex-col gap-6">
        <ReadFailureNotice />
        <ShowNewest shown={shown} count={page.items.length} />
        {page.items.length > 0 || shown.cursor !== undefined ? (
          <ModeratedReviews reviews={page.items} />
        ) : (
          <EmptyState
            title={filterMessages[filter].empty}
            text={filter === 'all' ? 'Reviews that clients write after a visit appear here.' : undefined}
          />
        )}
        <ShowMore shown={shown} nextCursor={page.next_cursor} />
      </div>
    </Container>
  );
}
