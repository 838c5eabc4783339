import { expect, it } from 'vitest';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import type { ImportField } from '#app/features/import-files/import-fields.ts';
import type { ImportSource } from '#app/features/import-files/import-source.ts';
import type { ImportFacts } from './import-facts.ts';
import { inspectLines } from './inspect-lines.server.ts';

const service = { id: 'haircut', name: 'Haircut', duration: 60, buffer: 0 };
const facts: ImportFacts = {
  now: epochMinutesOf(new Date('2027-01-10T12:00:00Z')),
  zone: 'America/Chicago',
  people: [],
  services: [service],
  taken: [],
  clientsLeft: 10,
};
const client = { email: 'Robin@example.com', phone: '(512) 555-0142', note: 'Two dogs' };
const visit = { ...client, name: 'Robin', address: '1 Pine St\nAustin, TX 78701', date: '2027-01-31', time: '10:00' };

/** Inspects a file of one line, and counts how often each cell is read. */
async function inspected(values: Partial<Record<ImportField, string>>) {
  const columns = Object.keys(values) as ImportField[];
  const reads = new Map<string, number>();
  const cells = new Proxy(Object.values(values), {
    get(target, key, receiver) {
      const field = columns[Number(key)];
      if (field !== undefined) reads.set(field, (reads.get(field) ?? 0) + 1);
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  const lines = [{ number: 2, cells }];
  const source: ImportSource = { kind: 'csv', encoding: 'utf-8', columns, lines, pastLeftOut: 0 };
  const choices = { columns, service_id: service.id, services: {}, adds_clients: true };
  return { reads, found: await inspectLines(source, choices, facts) };
}

it.each([
  ['a client', { ...client, first_name: 'Robin', last_name: 'Miller' }],
  ['a visit', visit],
])('of the line of %s the person is read once', async (_, values) => {
  const { reads, found } = await inspected(values);
  expect(found).toMatchObject([{ outcome: 'added', client: { email: 'robin@example.com' } }]);
  for (const field of ['email', 'phone', 'note']) expect([field, reads.get(field)]).toEqual([field, 1]);
});

it('an address of several lines is one line', async () => {
  expect((await inspected(visit)).found).toMatchObject([{ client: { location: '1 Pine St, Austin, TX 78701' } }]);
});
