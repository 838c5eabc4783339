import { expect, it } from 'vitest';
import { log } from '#app/platform/log/log.server.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildService } from '#tests/factories/services.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { readWorkingHoursPage } from './queries/read-working-hours-page.server.ts';
import { proves } from '#tests/support/proves.ts';

const { db, pool } = await createTestDatabase();
log.level = 'silent';

it('shows hours, services and what is blocked from now on, in the professional’s zone', async () => {
  const owner = await buildProfessional(db, { time_zone: 'Pacific/Honolulu' });
  await buildService(db, { professional_id: owner.id, name: 'Cut', duration: 45 });
  const block = (start: string, end: string) =>
    db
      .insertInto('blocked_time_slots')
      .values({ professional_id: owner.id, start_time: new Date(start), end_time: new Date(end) })
      .execute();
  await block('2027-01-10T08:00Z', '2027-01-10T09:00Z');
  await block('2027-01-12T20:00Z', '2027-01-12T21:00Z');
  const page = await readWorkingHoursPage(owner, new Date('2027-01-11T05:00Z'));
  expect(page).toMatchObject({
    today: '2027-01-10',
    timeZone: 'Pacific/Honolulu',
    hours: [],
    times: [],
    services: [{ name: 'Cut', duration: 45 }],
  });
  expect(page.blocks?.map(({ start_time }) => start_time)).toEqual(['2027-01-12T10:00:00-10:00']);
});

it('a part that cannot be read leaves the others', proves('ERR-072', 'ERR-073', 'ERR-074'), async () => {
  const owner = await buildProfessional(db);
  const partsWithout = async (table: string) => {
    await pool.query(`alter table ${table} rename to away`);
    const { hours, times, services, blocks } = await readWorkingHoursPage(owner);
    await pool.query(`alter table away rename to ${table}`);
    return [hours, times, services, blocks].map((part) => part !== null);
  };
  expect(await partsWithout('professional_hours')).toEqual([false, true, true, true]);
  expect(await partsWithout('service_times')).toEqual([true, false, true, true]);
  expect(await partsWithout('blocked_time_slots')).toEqual([true, true, true, false]);
});
