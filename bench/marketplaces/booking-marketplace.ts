import type pg from 'pg';

export type Bookable = { professionalId: string; serviceId: string };
export type Marketplace = { bookables: Bookable[]; clientIds: string[] };

/** Creates professionals in Austin who accept bookings at any hour, with one service each, and clients. */
export async function seedBookables(pool: pg.Pool, professionals: number, clients: number): Promise<Marketplace> {
  await pool.query(
    `insert into auth_user (name, email) select 'bench', n || '@bench.test' from generate_series(1, $1::int) n`,
    [professionals + clients],
  );
  await pool.query(
    `insert into profiles (id, email, username, type)
     select id, email, 'bench' || n, case when n <= $1::int then 'professional' else 'client' end
     from (select id, email, split_part(email, '@', 1)::int as n from auth_user) u`,
    [professionals],
  );
  await pool.query(
    `insert into professionals (profile_id, service_area_zip, latitude, longitude, travel_fee, verified, is_approved, stripe_account_id)
     select id, '78704', 30.2428, -97.7658, 1.50, true, true, 'acct_' || username from profiles where type = 'professional'`,
  );
  const services = await pool.query<{ id: string; professional_id: string }>(
    `insert into services (professional_id, name, price, duration, stripe_price_id)
     select id, 'Mobile haircut', 60, 60, 'price_' || id from professionals returning id, professional_id`,
  );
  const people = await pool.query<{ id: string }>(`select id from profiles where type = 'client'`);
  await pool.query('vacuum analyze');
  return {
    bookables: services.rows.map(({ id, professional_id }) => ({ professionalId: professional_id, serviceId: id })),
    clientIds: people.rows.map(({ id }) => id),
  };
}
