import { readOnlyQuery } from '#app/platform/database/replicas/read-only.server.ts';

/** Those who stand at one place and travel equally far from there, on the unit sphere (sphere.ts). */
export type ReachRow = { x: number; y: number; z: number; chord: number; city_key: string | null; count: number };

export type FoundPerson = { id: string; name: string; category_id: string | null; city_key: string | null };

/** Only so many candidates are read, however many people are called Maria; the best rated of them are suggested. */
const candidatesMaximum = 40;

export const suggestionsStore = {
  /** Counts those who stand at the same place and travel equally far: a small table even of a large marketplace. */
  countReaches: async (): Promise<ReachRow[]> => {
    const { rows } = await readOnlyQuery<ReachRow>({
      text: `select cube_ll_coord(position, 1) as x, cube_ll_coord(position, 2) as y, cube_ll_coord(position, 3) as z,
         reach_chord as chord, city_key, count(*)::int as count
       from directory_entries where position is not null group by 1, 2, 3, 4, 5`,
    });
    return rows;
  },

  /** Finds listed people whose whole name begins with `start`. */
  findPeopleByName: (start: string, limit: number): Promise<FoundPerson[]> =>
    findPeople('sort_name >= $1 and sort_name < $1 || chr(1114111) order by sort_name, lot', start, limit),

  /** Finds listed people by words of their names, as a tsquery. */
  findPeopleByWords: (words: string, limit: number): Promise<FoundPerson[]> =>
    findPeople('document @@ $1::tsquery', words, limit),
};

async function findPeople(condition: string, value: string, limit: number): Promise<FoundPerson[]> {
  const { rows } = await readOnlyQuery<FoundPerson>({
    text: `select id, name, category_id, city_key from (
       select professional_id as id, display_name as name, category_ids[1] as category_id, city_key, rating, sort_name
       from directory_entries where ${condition} limit ${candidatesMaximum}) as candidates
     order by rating desc, sort_name limit $2`,
    values: [value, limit],
  });
  return rows;
}
