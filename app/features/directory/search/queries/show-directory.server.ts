import { bookingWindow } from '#app/features/slot-rules/booking-window.ts';
import { config } from '#app/platform/config/config.server.ts';
import { requestLimits } from '#app/platform/config/limits.ts';
import { log } from '#app/platform/log/log.server.ts';
import { cachedEachUntilChanged } from '#app/platform/http/pages/page-cache.server.ts';
import { epochMinutesOf, platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { isBookableSomewhere } from '#app/features/directory-search/bookable-dates.ts';
import { cardViewOf, type CardView } from '../../cards/card-view.server.ts';
import { filterOf, readPageQuery } from '#app/features/directory-search/directory-request.ts';
import { filterQuery, type DirectoryFilter } from '#app/features/directory-search/directory-filter.ts';
import {
  listServiceChoices,
  type ServiceChoice,
} from '#app/features/directory-search/queries/directory-choices.server.ts';
import { searchDirectory, type DirectoryPage } from '#app/features/directory-search/queries/search-directory.server.ts';

export type DirectoryView = {
  filter: DirectoryFilter;
  cards: CardView[];
  total: number;
  totalCapped: boolean;
  /** The cursor this page was requested with. */
  after: string | null;
  nextCursor: string | null;
  choices: ServiceChoice[];
  /** The range of bookable dates. */
  dates: { earliest: string; latest: string };
  /** The operator's style of the map; null for ours. */
  mapStyleUrl: string | null;
  /** The professionals could not be read, so none are shown. */
  isUnread: boolean;
};

const pagesCached = 100;

/** Pages of the list, by their parameters: whoever is signed in sees the same ones. */
const listedPage = cachedEachUntilChanged((parameters) => {
  const query = readPageQuery(new URLSearchParams(parameters));
  return searchDirectory(filterOf(query), { cursor: query.cursor, limit: requestLimits.listDefault });
}, pagesCached);

const nobody: DirectoryPage = { cards: [], total: 0, total_capped: false, next_cursor: null };

/**
 * Returns what /professionals shows for its parameters. On a failure, which is logged, no professionals are shown
 * (document 1, section 8).
 */
export async function showDirectory(parameters: URLSearchParams): Promise<DirectoryView> {
  const now = new Date();
  const query = readPageQuery(parameters);
  const requestedFilter = filterOf(query);
  const filter = isBookableSomewhere(requestedFilter.date, now) ? requestedFilter : { ...requestedFilter, date: '' };
  const found = await orLogged(listedPage(parametersOf(filter, query.cursor)), nobody);
  const choices = await orLogged(listServiceChoices(filter), []);
  const view: DirectoryView = {
    filter,
    cards: found.value.cards.map((card) => cardViewOf(card, now)),
    total: found.value.total,
    totalCapped: found.value.total_capped,
    after: query.cursor ?? null,
    nextCursor: found.value.next_cursor,
    choices: choices.value,
    dates: bookingWindow(epochMinutesOf(now), platformTimeZone),
    mapStyleUrl: config().MAP_STYLE_URL ?? null,
    isUnread: found.failed,
  };
  return view;
}

function parametersOf(filter: DirectoryFilter, cursor: string | undefined): string {
  const parameters = new URLSearchParams(filterQuery(filter));
  if (cursor !== undefined) parameters.set('cursor', cursor);
  return parameters.toString();
}

async function orLogged<Value>(work: Promise<Value>, instead: Value): Promise<{ value: Value; failed: boolean }> {
  try {
    return { value: await work, failed: false };
  } catch (error) {
    log.error({ err: error }, 'the directory could not be loaded');
    return { value: instead, failed: true };
  }
}
