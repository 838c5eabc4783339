import type pg from 'pg';
import { refreshAllEntries } from '#app/features/directory-entries/commands/refresh-entries.server.ts';
import { catalogueGroups } from '#app/features/services/catalogue/catalogue.ts';
import { database } from '#app/platform/database/database.server.ts';

const firstNames = [
  'Maya',
  'Andre',
  'Priya',
  'Joan',
  'Renée',
  'Luis',
  'Harriet',
  'Tomás',
  'Grace',
  'Owen',
  'Zoë',
  'Ibrahim',
];
const lastNames = [
  'Brooks',
  'Castillo',
  'Nair',
  'Park',
  'Núñez',
  'Hale',
  'Boone',
  'Webb',
  'Okafor',
  'Lindqvist',
  'Moreau',
  'Tran',
];
const bioWords =
  'careful gentle early late evenings weekends families offices porch driveway kitchen studio years trained licensed insured quiet quick honest patient tidy local neighbor friendly detailed classic modern organic vintage small large emergency holiday seasonal bilingual spanish french piano garden coffee music runner painter teacher';

/** Cities far apart, so that a place matches only some of the professionals. */
const areas = [
  ['Austin, TX 78704', '78704', 30.2428, -97.7658],
  ['Houston, TX 77007', '77007', 29.7728, -95.4045],
  ['Phoenix, AZ 85016', '85016', 33.5021, -112.0305],
  ['Denver, CO 80205', '80205', 39.759, -104.966],
  ['Seattle, WA 98103', '98103', 47.6713, -122.3421],
  ['Chicago, IL 60614', '60614', 41.9229, -87.6483],
  ['Atlanta, GA 30307', '30307', 33.7691, -84.3359],
  ['Boston, MA 02118', '02118', 42.3362, -71.0729],
  ['Portland, OR 97214', '97214', 45.5142, -122.6431],
  ['Nashville, TN 37206', '37206', 36.1798, -86.7411],
] as const;

/**
 * Fills a migrated database with professionals with 3 services each, nine in ten of them verified, and creates their
 * directory entries.
 */
export async function seedMarketplace(pool: pg.Pool, professionals: number): Promise<{ refreshSeconds: number }> {
  const titles = catalogueGroups.flatMap(({ services }) => services.map(({ title }) => title));
  await pool.query(
    `insert into auth_user (name, email) select 'bench', n || '@bench.test' from generate_series(1, $1::int) n`,
    [professionals],
  );
  await pool.query(
    `insert into profiles (id, email, username, type, first_name, last_name)
     select id, email, 'bench' || n, 'professional', ($1::text[])[1 + n * 7 % $3::int], ($2::text[])[1 + n / 5 % $4::int] || ' ' || n
     from (select id, email, split_part(email, '@', 1)::int as n from auth_user) u`,
    [firstNames, lastNames, firstNames.length, lastNames.length],
  );
  await pool.query(
    `insert into professionals (profile_id, headline, bio, service_area, service_area_zip, latitude, longitude, service_radius,
       years_experience, image, verified, is_approved, stripe_account_id)
     select id, 'Trade ' || n % 400, (select string_agg(w[1 + abs(hashint4(n * 31 + i)) % cardinality(w)], ' ') from generate_series(1, 30) i),
       a->>0, a->>1, (a->>2)::float8, (a->>3)::float8, 5 + n % 20, n % 30, '/images/portraits/p01-640.webp', n % 10 > 0, true, 'acct_bench' || n
     from (select id, substr(username, 6)::int as n from profiles) f,
       lateral (select $1::jsonb -> (n % jsonb_array_length($1::jsonb)) as a) as area,
       (select string_to_array($2, ' ') as w) as vocabulary`,
    [JSON.stringify(areas), bioWords],
  );
  await pool.query(
    `insert into services (professional_id, name, price, duration, stripe_price_id)
     select p.id, ($1::text[])[1 + (n * 13 + s * 29) % cardinality($1::text[])], 40 + n % 200, 60, 'price_bench'
     from (select id, row_number() over ()::int as n from professionals) p, generate_series(0, 2) s`,
    [titles],
  );
  await pool.query(
    `insert into professional_hours (professional_id, day, is_working, start_time, end_time)
     select id, day, (n + ordinality) % 7 > 1, '09:00', '17:00' from (select id, row_number() over () as n from professionals) p,
       unnest('{monday,tuesday,wednesday,thursday,friday,saturday,sunday}'::text[]) with ordinality as d (day, ordinality)`,
  );
  await pool.query('analyze');
  const begun = performance.now();
  await refreshAllEntries(database());
  const refreshSeconds = (performance.now() - begun) / 1000;
  await pool.query('vacuum analyze directory_entries, directory_ranks, directory_words, directory_field_words');
  return { refreshSeconds };
}
