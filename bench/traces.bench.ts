import pg from 'pg';
import { startQuerySpan } from '#app/platform/tracing/query-span.server.ts';
import { inSpan } from '#app/platform/tracing/span.server.ts';
import { OtlpCollector } from '#tests/support/traces/otlp-collector.ts';
import { measureLoad } from './load/load.ts';
import { benchDataDir, startBeside, startProduct } from './load/product.ts';
import { median, report } from './load/report.ts';

// What traces cost a professional's profile over the API, which nothing caches, by turns in one run: off, recorded and delivered
// to a collector, with one trace in a hundred recorded. And what is left of a span when traces are off.

const turns = 3;
const spansAtOnce = 2_000_000;

const dataDir = await benchDataDir();
const product = await startProduct(dataDir);
const collector = await OtlpCollector.start();
/** Four servers share the connections of one database. */
const few = { DATA_DIR: dataDir, DATABASE_POOL: '8' };
const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
const servers = {
  off: await startBeside(product, few),
  on: await startBeside(product, { ...few, ...traced }),
  sampled: await startBeside(product, {
    ...few,
    ...traced,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.01',
  }),
};
try {
  const paths = await pathsOfProfessionals();
  const costs = { off: [] as number[], on: [] as number[], sampled: [] as number[] };
  for (let turn = 0; turn < turns; turn += 1)
    for (const name of ['off', 'on', 'sampled'] as const) {
      const { url, pid } = servers[name];
      const load = { url, pid, postmaster: product.postmaster, paths, warmUpRequests: turn === 0 ? 2_000 : 100 };
      costs[name].push((await measureLoad(load)).cpuMilliseconds);
      collector.deliveries.length = 0;
    }
  const off = median(costs.off);
  report('traces, a profile over the API', [
    { what: 'off', figure: off, unit: 'CPU-ms' },
    { what: 'off, from the least to the most of the turns', figure: spread(costs.off), unit: 'CPU-ms' },
    { what: 'recorded and delivered', figure: median(costs.on), unit: 'CPU-ms' },
    { what: 'one trace in a hundred recorded', figure: median(costs.sampled), unit: 'CPU-ms' },
    { what: 'a statement without its span, off', figure: nanosecondsOf(() => startQuerySpan('select 1')), unit: 'ns' },
    { what: 'a call without its span, off', figure: await nanosecondsOfCall(), unit: 'ns' },
  ]);
} finally {
  for (const server of Object.values(servers)) await server.stop();
  await collector.stop();
  await product.stop();
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function nanosecondsOf(work: () => unknown): number {
  const begun = performance.now();
  for (let count = 0; count < spansAtOnce; count += 1) work();
  return ((performance.now() - begun) * 1e6) / spansAtOnce;
}

/** With the promise that any asynchronous function makes. */
async function nanosecondsOfCall(): Promise<number> {
  const work = () => Promise.resolve();
  const begun = performance.now();
  for (let count = 0; count < spansAtOnce; count += 1) await inSpan('call', {}, work);
  return ((performance.now() - begun) * 1e6) / spansAtOnce;
}

async function pathsOfProfessionals(): Promise<string[]> {
  const client = new pg.Client(product.connection);
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from professionals where verified and is_approved');
  await client.end();
  return rows.map(({ id }) => `/api/professionals/${id}`);
}
