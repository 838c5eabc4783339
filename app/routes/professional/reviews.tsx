import { redirect } from 'react-router';
import { isDemo } from '#app/pages/demo-mode.ts';
import { displayName } from '#app/features/site-navigation/display-name.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { useLivePage } from '#app/features/live-updates/components/use-live-page.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { RatingOverview } from '#app/features/reviews/components/rating-overview.tsx';
import { ReceivedReviews } from '#app/features/reviews/components/received-reviews.tsx';
import { ShowMore, ShowNewest } from '#app/features/reviews/components/show-more.tsx';
import { listReceivedReviews } from '#app/features/reviews/queries/list-reviews.server.ts';
import { requestedReviews } from '#app/features/reviews/queries/requested-reviews.server.ts';
import { readRating } from '#app/features/reviews/queries/read-rating.server.ts';
import type { ShownReviews } from '#app/features/reviews/shown-reviews.ts';
import { log } from '#app/platform/log/log.server.ts';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { LoadFailure } from '#app/ui/loading/load-failure.tsx';
import { SectionPage } from './frame/section-page.tsx';
import type { Route } from './+types/reviews';

export function meta() {
  return [{ title: 'Your reviews | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** `received` is null when the reviews could not be read. */
export async function loader({ request }: Route.LoaderArgs) {
  if (isDemo(request.url)) throw redirect('/dashboard/professional?demo=true');
  const viewer = await requireProfessional(request);
  const shown = requestedReviews(request.url);
  const received = await readReceived(viewer.id, shown).catch((error: unknown) => {
    log.error({ err: error }, 'the reviews of a professional could not be read');
    return null;
  });
  return { received, shown, name: displayName({ ...viewer.profile, email: viewer.email }) };
}

async function readReceived(userId: string, shown: ShownReviews) {
  const professional = await findProfessionalOf(userId);
  if (!professional) return undefined;
  const [rating, page] = await Promise.all([readRating(professional.id), listReceivedReviews(professional.id, shown)]);
  return { rating, page };
}

export default function Reviews({ loaderData: { received, shown, name } }: Route.ComponentProps) {
  useLivePage();
  // Older reviews may all have been deleted; the newest are still there.
  const isEmpty = received === undefined || (received?.page.items.length === 0 && shown.cursor === undefined);
  return (
    <SectionPage
      title="Reviews"
      text="What clients say about your visits. Reviews and your replies are public on your page."
    >
      {received === null ? (
        <LoadFailure title="We couldn’t load your reviews" text="Nothing is lost. Please try again." />
      ) : null}
      {received && !isEmpty ? (
        <div className="flex flex-col gap-6">
          {received.rating.count > 0 ? (
            <Card>
              <RatingOverview rating={received.rating} />
            </Card>
          ) : null}
          <ShowNewest shown={shown} count={received.page.items.length} />
          <ReceivedReviews reviews={received.page.items} name={name} />
          <ShowMore shown={shown} nextCursor={received.page.next_cursor} />
        </div>
      ) : null}
      {isEmpty ? (
        <EmptyState
          title="No reviews yet"
          text="After each completed visit, your client can write one. Until your first one, your page says New."
        />
      ) : null}
    </SectionPage>
  );
}
