import { createServer } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { directoryApi } from '#app/features/directory/directory.api.server.ts';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { connectDatabase } from '#app/platform/database/database.server.ts';
import { apiErrors } from '#app/platform/http/api/api.server.ts';
import { requestContext } from '#app/platform/http/requests/request-context.server.ts';
import { jsonBody, sameOriginOnly } from '#app/platform/http/requests/request-guards.server.ts';

// Child process of directory.bench.ts: serves the list as Doorstep does, or the same query with bare Node. Answers
// every message from the parent with the CPU time used so far, in ms.

const [mode = '', connection = ''] = process.argv.slice(2);
const poolConfig = { ...(JSON.parse(connection) as pg.PoolConfig), max: 10 };

const server = mode === 'bare' ? bareServer(new pg.Pool(poolConfig)) : doorstepServer();
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1000 });
});

function doorstepServer() {
  const config = useConfig(readConfig({ LOG_LEVEL: 'warn', SEARCHES_PER_MINUTE: '9999999' }));
  connectDatabase(poolConfig);
  const api = new Hono()
    .use(sameOriginOnly(config.BASE_URL))
    .use(...jsonBody)
    .route('/', directoryApi)
    .onError(apiErrors);
  return createAdaptorServer({ fetch: new Hono().use(requestContext(config.BASE_URL)).route('/api', api).fetch });
}

function bareServer(pool: pg.Pool) {
  const query = {
    name: 'bare',
    text: `select lot, rating::text as written, card::text from directory_entries
      order by rating desc, lot desc limit $1::int`,
    values: [25],
    rowMode: 'array' as const,
  };
  return createServer((_request, response) => {
    pool.query<string[]>(query).then(
      ({ rows }) => {
        const cards = rows.slice(0, 24).map((row) => row[2]);
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(`{"items":[${cards.join(',')}]}`);
      },
      () => response.destroy(),
    );
  });
}
