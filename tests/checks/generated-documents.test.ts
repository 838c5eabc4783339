import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiDocument } from '#app/api.server.ts';
import { noticeTable } from '#app/features/notifications/notices.ts';
import { transitionTable } from '#app/features/bookings/booking.ts';
import { readMigrationFiles } from '#app/platform/database/migration-files.server.ts';

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

it('OPEN-13 ARCHITECTURE.md draws the life of a booking as its table says', () => {
  const rows = readFileSync('ARCHITECTURE.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (pending|confirmed|completed|cancelled) \|/.test(line));
  expect(rows).toEqual(transitionTable());
});

it('OPEN-45 ARCHITECTURE.md lists what is told to whom as the table of notices says', () => {
  const rows = readFileSync('ARCHITECTURE.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| .* \| (client|professional|team) \| (always|can be switched off) \| /.test(line));
  expect(rows).toEqual(noticeTable());
});
