import { findServiceCategory } from '#app/features/services/catalogue/categories.ts';
import { pictureOfWidth } from '#app/lib/pictures/picture-sources.ts';
import type { DirectoryFilter } from '../../directory-filter.ts';
import { countMatches, totalMaximum } from '../../queries/count-matches.server.ts';
import { searchTermsOf } from '../../queries/search-terms.server.ts';
import type { Pins } from '../pin.ts';
import { pinsStore } from '../pins-store.server.ts';

/** More would not be told apart on a screen. */
const pinsMaximum = 500;
const portraitWidth = 320;

/** Returns the best rated matches of a filter where they stand on the map, and how many match. */
export async function listPins(filter: DirectoryFilter): Promise<Pins> {
  const terms = await searchTermsOf(filter);
  const total = await countMatches(filter, terms);
  const found = await pinsStore.list(terms, pinsMaximum, total > totalMaximum);
  return {
    items: found.map(({ categoryId, image, ...pin }) => ({
      ...pin,
      image: image === null ? null : pictureOfWidth(image, portraitWidth),
      tint: findServiceCategory(categoryId ?? '')?.tint ?? 'sand',
    })),
    total: Math.min(total, totalMaximum),
    total_capped: total > totalMaximum,
  };
}
