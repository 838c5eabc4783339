import { useRef } from 'react';
import { data, useNavigation } from 'react-router';
import { pageHead } from '#app/discovery/page-head.server.ts';
import { breadcrumbs } from '#app/discovery/structured-data.server.ts';
import { MapSplit } from '#app/features/map/components/map-split.tsx';
import { ActiveFilters } from '#app/features/directory/search/components/active-filters.tsx';
import { drawCards } from '#app/features/directory/cards/draw-cards.server.tsx';
import { CardGrid } from '#app/features/directory/cards/components/card-grid.tsx';
import { formatCount } from '#app/features/directory/search/components/count-text.ts';
import { FilterBar } from '#app/features/directory/search/components/filter-bar.tsx';
import { NoProfessionals } from '#app/features/directory/search/components/no-professionals.tsx';
import { useDelayed } from '#app/features/directory/search/components/use-delayed.ts';
import { useDirectoryFilter } from '#app/features/directory/search/components/use-directory-filter.ts';
import { useMoreCards } from '#app/features/directory/cards/components/use-more-cards.ts';
import { assertPageMaySearch } from '#app/features/directory-search/search-limit.policy.server.ts';
import { filterQuery, isFiltering } from '#app/features/directory-search/directory-filter.ts';
import { showDirectory } from '#app/features/directory/search/queries/show-directory.server.ts';
import { pageHtml } from '#app/platform/http/pages/server-html.server.ts';
import { visitorNetwork } from '#app/platform/http/pages/visitor.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/page-shell.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { ReadFailure } from '#app/ui/loading/read-failure.tsx';
import { useReadFailure } from '#app/ui/loading/read-failures.ts';
import { pageMeta } from '../frame/page-meta.ts';
import type { Route } from './+types/professionals';

/** Longer loads show skeletons of cards; for shorter ones they would only flicker. */
const skeletonAfterMilliseconds = 200;
const skeletons = 8;
const eagerCards = 2;

export function meta() {
  return pageMeta({
    title: 'Professionals who come to you | Doorstep',
    description:
      'Search verified professionals by service, place and day, compare prices and book one to come to your door.',
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  context.set(pageHead, {
    structuredData: (baseUrl) => [breadcrumbs(baseUrl, [{ name: 'Professionals', path: '/professionals' }])],
  });
  await assertPageMaySearch(context.get(visitorNetwork));
  const view = await showDirectory(new URL(request.url).searchParams);
  const page = context.get(pageHtml);
  const isTop = page.isDocument || view.after === null;
  const drawn = drawCards(page, view.cards, { eager: isTop ? eagerCards : 0 });
  // A 503 keeps the empty list out of the page cache and out of search engines.
  return data({ ...view, cards: drawn }, view.isUnread ? { status: 503 } : {});
}

export default function Professionals({ loaderData: view }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, change, openUrl, applyNow, clear } = useDirectoryFilter(view.filter, form);
  const isOutdated = useReadFailure() && filterQuery(draft) !== filterQuery(view.filter);
  const isUnread = view.isUnread || isOutdated;
  const found = useMoreCards(view);
  const { loading, loadMore, failed } = found;
  const { cards, moreLink } = isUnread ? { cards: [], moreLink: null } : found;
  const pending = useNavigation().location?.pathname === '/professionals';
  const showSkeletons = useDelayed(pending, skeletonAfterMilliseconds);
  return (
    <>
      <Container className="pt-8 pb-5 lg:pt-12 lg:pb-6">
        <h1 className="text-4xl">Professionals who come to you</h1>
      </Container>
      <FilterBar
        form={form}
        view={view}
        filter={draft}
        change={change}
        openUrl={openUrl}
        applyNow={applyNow}
        clear={clear}
      />
      <Container className="min-h-[60vh] pt-5 pb-16 lg:pb-22">
        <MapSplit filter={view.filter} change={change} styleUrl={view.mapStyleUrl} isEmpty={cards.length === 0}>
          <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p role="status" className="text-sm text-dim first-letter:uppercase">
              {showSkeletons ? 'Loading professionals…' : isUnread ? null : formatCount(view)}
            </p>
            <ActiveFilters
              filter={draft}
              change={change}
              clear={cards.length > 0 ? clear : undefined}
              choices={view.choices}
            />
          </div>
          <section aria-label="Professionals" aria-busy={pending}>
            <h2 className="sr-only">Professionals</h2>
            {isUnread && !showSkeletons ? <ReadFailure /> : null}
            {showSkeletons ? <CardGrid cards={[]} coming={skeletons} /> : null}
            {!showSkeletons && cards.length > 0 ? <CardGrid cards={cards} coming={loading ? 4 : 0} /> : null}
            {!showSkeletons && cards.length === 0 && !isUnread ? (
              <NoProfessionals filtered={isFiltering(view.filter)} clear={clear} />
            ) : null}
          </section>
          {(moreLink || cards.length > view.cards.length) && !showSkeletons ? (
            <div className="mt-12 flex flex-col items-center gap-3">
              {failed ? (
                <FormError title="We couldn’t load more professionals">
                  Please check your connection and try again.
                </FormError>
              ) : null}
              <p aria-live="polite" className="tabular text-sm text-dim">
                {cards.length} of {formatCount(view)}
              </p>
              {moreLink ? (
                <ButtonLink
                  to={moreLink}
                  variant="secondary"
                  size="large"
                  aria-disabled={loading || undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    if (!loading) void loadMore();
                  }}
                >
                  Show more
                </ButtonLink>
              ) : null}
            </div>
          ) : null}
        </MapSplit>
      </Container>
    </>
  );
}
