import {
  conditionsOf,
  hasStablePlan,
  latitudeOfPosition,
  longitudeOfPosition,
  QueryText,
  run,
  where,
  type SearchTerms,
} from '../search-statement.server.ts';
import type { Pin } from './pin.ts';

export type PinRow = Omit<Pin, 'tint'> & { categoryId: string | undefined };

/** Degrees with four decimals are those of the ZIP centers; the rest is the rounding of the way to the sphere and back. */
const degrees = (expression: string) => `round((${expression})::numeric, 4)::text`;

/** Reads the positions of directory_entries, which are the centers of ZIP codes (entries/entry.server.ts). */
export const pinsStore = {
  /** Lists the best rated matches that have a position. */
  list: async (terms: SearchTerms, limit: number, hasMany: boolean): Promise<PinRow[]> => {
    const query = new QueryText();
    const conditions = [...conditionsOf(terms, query, hasMany), 'position is not null'];
    const { rows } = await run(
      `select professional_id, display_name, ${degrees(latitudeOfPosition)}, ${degrees(longitudeOfPosition)},
         price_from::text, rating::text, card->>'review_count', card->>'image', category_ids[1]
       from directory_entries ${where(conditions)} order by rating desc, lot desc limit ${query.add(limit)}::int`,
      query,
      hasStablePlan(terms),
    );
    return rows.map(pinOf);
  },
};

function pinOf(row: readonly (string | null)[]): PinRow {
  const [id = '', name = '', latitude, longitude, price = null, rating, reviews, image = null, categoryId] = row;
  return {
    id: id ?? '',
    name: name ?? '',
    latitude: Number(latitude),
    longitude: Number(longitude),
    price_from: price,
    rating: Number(rating),
    review_count: Number(reviews),
    image,
    categoryId: categoryId ?? undefined,
  };
}
