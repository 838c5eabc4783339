import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apiDocument } from '#app/api.server.ts';
import { bookingStatuses } from '#app/features/bookings/booking.ts';
import { handledEventTypes } from '#app/features/stripe-events/event-handlers.server.ts';
import { jobs } from '#app/jobs.server.ts';
import { readMigrationFiles } from '#app/platform/database/migration-files.server.ts';
import { architecturePages } from '../../scripts/architecture/architecture.ts';
import { environmentExample } from '../../scripts/environment/environment-example.ts';
import { rooms } from '../../scripts/rooms.ts';
import { proves } from '#tests/support/proves.ts';

it('docs/openapi.json says what the routes say (npm run openapi)', async () => {
  expect(JSON.parse(readFileSync('docs/openapi.json', 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(await apiDocument())),
  );
});

it('db/migrations/checksums.txt lists every migration as it is (npm run migrations:freeze)', async () => {
  expect((await readMigrationFiles('db/migrations')).length).toBeGreaterThan(28);
});

it('every endpoint of the documented calls in docs/api.md exists', async () => {
  const { paths } = (await apiDocument()) as { paths: Record<string, Record<string, unknown>> };
  const named = [...readFileSync('docs/api.md', 'utf8').matchAll(/`(GET|POST|PATCH|DELETE) \/api(\/[^`?\s]*)/g)];
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter(([, method = '', path = '']) => !paths[path]?.[method.toLowerCase()]);
  expect(missing.map(([text]) => text)).toEqual([]);
});

it('.env.example says what the schema and docs/operations.md say (npm run environment)', () =>
  expect(readFileSync('.env.example', 'utf8')).toBe(environmentExample(readFileSync('docs/operations.md', 'utf8'))));

describe('docs/architecture', () => {
  it.each([...architecturePages()])(
    '%s draws what the code says (npm run architecture)',
    proves('OPEN-13', 'OPEN-45'),
    (file, text) => expect(readFileSync(file, 'utf8')).toBe(text),
  );

  it('draws every room, queue, state and kind of event', () => {
    const drawn = [...architecturePages().values()].join('\n');
    const names = [...rooms, ...jobs.map(({ queue }) => queue.name), ...bookingStatuses, ...handledEventTypes];
    expect(names.filter((name) => !drawn.includes(name))).toEqual([]);
  });
});

it('ARCHITECTURE.md stays short enough to be read', () =>
  expect(readFileSync('ARCHITECTURE.md', 'utf8').split('\n').length).toBeLessThanOrEqual(120));
