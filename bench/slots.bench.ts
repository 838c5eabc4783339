import pg from 'pg';
import { measureBare } from './load/bare-limit.ts';
import { measureLoad } from './load/load.ts';
import { benchDataDir, startProduct, type Product } from './load/product.ts';
import { report } from './load/report.ts';

// Bookable slots over HTTP, as the booking page requests them: a day and a month of a service, over many professionals,
// before an address is chosen and with its ZIP.

const rowsOfDay = `
  select p.time_zone, p.verified, p.is_approved, s.duration,
    (select json_agg(h) from professional_hours h where h.professional_id = p.id) as hours,
    (select json_agg(b) from blocked_time_slots b where b.professional_id = p.id and b.end_time >= $2 and b.start_time < $3) as blocked,
    (select json_agg(t) from service_times t where t.service_id = s.id) as service_time,
    (select json_agg(b) from (select start_time, busy_until from bookings where professional_id = p.id
      and status in ('pending', 'confirmed') and tstzrange(start_time, busy_until, '[)') && tstzrange($2, $3, '[)')) b) as busy
  from professionals p join services s on s.professional_id = p.id where s.id = $1`;

const product = await startProduct(await benchDataDir());
try {
  const services = await listedServices(product.connection);
  const date = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const day = await measureLoad({
    ...loadOf(product),
    paths: services.map((service) => slotsPath(service, `date=${date}`)),
  });
  const month = await measureLoad({
    ...loadOf(product),
    paths: services.map((service) => slotsPath(service, `month=${date.slice(0, 7)}`)),
  });
  const reachable = await measureLoad({
    ...loadOf(product),
    paths: services.map((service) => slotsPath(service, `date=${date}&zip=${service.zip}`)),
  });
  const reachableMonth = await measureLoad({
    ...loadOf(product),
    paths: services.map((service) => slotsPath(service, `month=${date.slice(0, 7)}&zip=${service.zip}`)),
  });
  await connectCalendars(product.connection);
  const synced = await measureLoad({
    ...loadOf(product),
    paths: services.map((service) => slotsPath(service, `date=${date}`)),
  });
  const bare = await measureBare(
    { connection: product.connection, text: rowsOfDay, values: [services[0]?.id, date, `${date} 23:59`] },
    product.postmaster,
  );
  report('slots over HTTP', [
    { what: 'bare node:http + pg, the same rows', figure: bare.cpuMilliseconds, unit: 'CPU-ms' },
    { what: 'a day', figure: day.cpuMilliseconds, unit: 'CPU-ms', atMost: 0.35 },
    { what: 'a day / bare', figure: day.cpuMilliseconds / bare.cpuMilliseconds, unit: 'x' },
    { what: 'a month', figure: month.cpuMilliseconds, unit: 'CPU-ms', atMost: 0.6 },
    { what: 'a day within reach of a ZIP', figure: reachable.cpuMilliseconds, unit: 'CPU-ms' },
    { what: 'that / a day', figure: reachable.cpuMilliseconds / day.cpuMilliseconds, unit: 'x', atMost: 1.3 },
    { what: 'a month within reach of a ZIP', figure: reachableMonth.cpuMilliseconds, unit: 'CPU-ms' },
    { what: 'that / a month', figure: reachableMonth.cpuMilliseconds / month.cpuMilliseconds, unit: 'x', atMost: 2 },
    { what: 'a day with a connected calendar', figure: synced.cpuMilliseconds, unit: 'CPU-ms' },
    { what: 'that / a day', figure: synced.cpuMilliseconds / day.cpuMilliseconds, unit: 'x', atMost: 1.1 },
    { what: 'days a second', figure: day.requestsPerSecond, unit: '/s' },
  ]);
} finally {
  await product.stop();
}

function loadOf({ url, pid, postmaster }: Product) {
  return { url, pid, postmaster };
}

type Service = { id: string; professional_id: string; zip: string };

function slotsPath({ id, professional_id }: Service, query: string): string {
  return `/api/professionals/${professional_id}/slots?${query}&service_id=${id}`;
}

/** Gives every professional a calendar with three appointments a day for four months. */
async function connectCalendars(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`
    insert into outside_calendars (professional_id, name, sealed_url, url_hash, host, covers_until, next_read_at)
      select id, 'Bench', '', '\\x00', 'calendar.example.com', now() + interval '125 days', now() + interval '1 year' from professionals`);
  await client.query(`
    insert into outside_busy_times
      select c.id, c.professional_id, t, t + interval '40 minutes' from outside_calendars c,
        generate_series(date_trunc('hour', now()), now() + interval '125 days', interval '8 hours') t`);
  await client.query('analyze outside_busy_times');
  await client.end();
}

async function listedServices(connection: pg.PoolConfig): Promise<Service[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<Service>(
    `select distinct on (professional_id) s.id, professional_id, coalesce(p.service_area_zip, '78701') as zip from services s
     join professionals p on p.id = s.professional_id where p.verified and p.is_approved`,
  );
  await client.end();
  return rows;
}
