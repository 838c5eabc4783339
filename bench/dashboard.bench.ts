import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { destroyEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { untilQuiet } from './load/cpu-time.ts';
import { type Product, startProduct } from './load/product.ts';
import { type Figure, median, report } from './load/report.ts';

// Every page of the professional's dashboard, one request at a time: its data, as the router requests it, and the
// whole document, with 100 and with 10,000 bookings of this professional.

const email = 'professional@doorstep.test';
const sections = [
  '',
  '/calendar',
  '/clients',
  '/services',
  '/payments',
  '/portfolio',
  '/profile',
  '/settings',
  '/notifications',
];
const [few, many] = [100, 10_000];
const requests = 60;

// Uses its own data folder: the other benches should not be measured with so many bookings.
const dataDir = await mkdtemp(path.join(tmpdir(), 'doorstep-bench-'));
const product = await startProduct(dataDir);
const pool = new pg.Pool({ ...product.connection, max: 1 });
try {
  const cookie = await signIn(product.url);
  await fillUpTo(few);
  await untilQuiet(product);
  const small = await measureSections(product, cookie);
  await fillUpTo(many);
  await untilQuiet(product);
  const large = await measureSections(product, cookie);
  report(
    `the professional's dashboard, ${few.toLocaleString('en')} and ${many.toLocaleString('en')} bookings`,
    sections.flatMap((section) => figuresOf(section, small.get(section), large.get(section))),
  );
} finally {
  await pool.end();
  await product.stop();
  await destroyEmbeddedPostgres(dataDir);
}

interface Measured {
  data: number;
  page: number;
}

function figuresOf(
  section: string,
  small: Measured = { data: NaN, page: NaN },
  large: Measured = { data: NaN, page: NaN },
): Figure[] {
  const name = section || '/';
  return [
    { what: `${name} data, p50 at ${many.toLocaleString('en')}`, figure: large.data, unit: 'ms', atMost: 6 },
    { what: `${name} data, growth`, figure: large.data / small.data, unit: 'x', atMost: 3 },
    { what: `${name} document, p50 at ${many.toLocaleString('en')}`, figure: large.page, unit: 'ms', atMost: 6 },
  ];
}

async function measureSections({ url }: Product, cookie: string): Promise<Map<string, Measured>> {
  const measured = new Map<string, Measured>();
  for (const section of sections) {
    const pageUrl = `${url}/dashboard/professional${section}`;
    measured.set(section, {
      data: await halfOf(`${pageUrl}${section ? '' : '/_'}.data`, cookie),
      page: await halfOf(pageUrl, cookie),
    });
  }
  return measured;
}

/** The median response time in ms, after some requests to warm up. */
async function halfOf(pageUrl: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let request = 0; request < requests; request += 1) {
    const begun = performance.now();
    const answer = await fetch(pageUrl, { headers: { cookie } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${pageUrl} answered ${answer.status}`);
    if (request >= requests / 3) times.push(performance.now() - begun);
  }
  return median(times);
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`Nobody is signed in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Copies the professional's completed, paid bookings, each one hour further back, up to this number. */
async function fillUpTo(count: number): Promise<void> {
  await pool.query('begin');
  await pool.query("select set_config('doorstep.seeding', 'on', true)");
  await pool.query(
    `with mine as (select b.* from bookings b join professionals p on p.id = b.professional_id join profiles on profiles.id = p.profile_id
       where profiles.email = $1),
     models as (select row_number() over () as place, count(*) over () as models, mine.* from mine where status = 'completed'),
     copies as (
       insert into bookings (client_id, professional_id, service_id, booking_date, start_time, end_time, busy_until, time_zone, status, location, notes,
         payment_method, service_name, service_price, duration, travel_miles, travel_fee_amount, total_amount, commission_percent, free_cancellation_hours, late_fee_percent)
       select client_id, professional_id, service_id, booking_date - back, start_time - back, end_time - back, busy_until - back, time_zone, status, location,
         notes, payment_method, service_name, service_price, duration, travel_miles, travel_fee_amount, total_amount, commission_percent, free_cancellation_hours, late_fee_percent
       from generate_series(1, greatest(0, $2::int - (select count(*) from mine)::int)) as n
       join models on place = 1 + n % models, lateral (select make_interval(hours => n) as back)
       returning id, client_id, professional_id, total_amount)
     insert into payments (booking_id, client_id, professional_id, amount, payment_method, stripe_session_id, stripe_payment_intent_id)
     select id, client_id, professional_id, total_amount, 'card', 'cs_bench_' || id, 'pi_bench_' || id from copies`,
    [email, count],
  );
  await pool.query('commit');
  await pool.query('vacuum analyze bookings, payments');
}
