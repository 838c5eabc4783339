import { LRUCache } from 'lru-cache';
import type { Coordinates } from '#app/lib/places/distance.ts';
import { countOffers as countListedOffers } from '#app/features/directory-search/queries/count-offers.server.ts';
import { wordsOf } from '#app/features/directory-entries/search-words.ts';
import { spherePosition } from '#app/features/directory-entries/sphere.ts';
import { suggestionsStore, type ReachRow } from '../suggestions-store.server.ts';

/** The most offered services; rarer ones of a marketplace with more names are found by searching. */
const servicesMaximum = 5_000;
const keptMilliseconds = 60_000;
/** Counting may take a hundredth of the time, so a large marketplace is counted less often. */
const timeShare = 100;

export type OfferedService = {
  name: string;
  professionals: number;
  /** Its words with a space before each, to find the beginnings of words in. */
  words: string;
};

/** What the listed professionals offer, and where they go, as it was counted last. */
export type Offers = {
  /** The most offered first. */
  services: readonly OfferedService[];
  ofCategory: ReadonlyMap<string, number>;
  reaches: readonly ReachRow[];
};

/** Whoever finds the counts outdated starts new ones and does not wait for them. */
const counted = new LRUCache<'offers', Offers>({
  max: 1,
  ttl: keptMilliseconds,
  allowStale: true,
  allowStaleOnFetchRejection: true,
  fetchMethod: async (_key, _stale, { options }) => {
    const begun = performance.now();
    const offers = await countOffers();
    options.ttl = Math.max(keptMilliseconds, (performance.now() - begun) * timeShare);
    return offers;
  },
});

/** Returns the counts of the last minutes. */
export async function readOffers(): Promise<Offers> {
  return (await counted.fetch('offers')) ?? { services: [], ofCategory: new Map(), reaches: [] };
}

async function countOffers(): Promise<Offers> {
  const [offered, reaches] = await Promise.all([countListedOffers(servicesMaximum), suggestionsStore.countReaches()]);
  const services = offered.filter(({ kind }) => kind === 'service');
  const categories = offered.filter(({ kind }) => kind === 'category');
  return {
    services: services.map(({ name, count }) => ({ name, professionals: count, words: markedWords(name) })),
    ofCategory: new Map(categories.map(({ name, count }) => [name, count])),
    reaches,
  };
}

/** Returns the words of a text with a space before each. */
export function markedWords(text: string): string {
  return wordsOf(text)
    .map((word) => ` ${word}`)
    .join('');
}

/** Counts who comes to a place, or lives in the city: as the directory does for its filter. */
export function countComing({ reaches }: Offers, place: Coordinates, cityKey: string | null): number {
  const [x, y, z] = spherePosition(place);
  let coming = 0;
  for (const reach of reaches) {
    const squared = (reach.x - x) ** 2 + (reach.y - y) ** 2 + (reach.z - z) ** 2;
    const isReached = squared <= reach.chord ** 2;
    if (isReached || (cityKey !== null && reach.city_key === cityKey)) coming += reach.count;
  }
  return coming;
}
