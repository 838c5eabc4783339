import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildService } from '#tests/factories/services.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';
import { slotFactsStore } from './slot-facts-store.server.ts';

const { db } = await createTestDatabase();

it('questions that are asked together get the answers that each gets alone', proves('OPEN-30'), async () => {
  const [one, another] = [await buildService(db), await buildService(db)];
  const times = { service_id: another.id, professional_id: another.professional_id, duration: 90, buffer_time: 30 };
  await db.insertInto('service_times').values(times).execute();
  const viewer = await buildClient(db);
  const visit = { professional_id: one.professional_id, service_id: one.id };
  const confirmed = await buildBooking(db, { ...visit, status: 'confirmed' });
  const later = new Date(confirmed.start_time.getTime() + 86_400_000);
  await buildBooking(db, { ...visit, client_id: viewer.id, status: 'pending', start_time: later });
  const start = epochMinutesOf(confirmed.start_time);
  const question = {
    professionalId: one.professional_id,
    serviceId: one.id,
    viewerId: null,
    from: start - 3 * 1440,
    to: start + 3 * 1440,
    withPlaces: false,
  };
  const questions = [
    question,
    { ...question, professionalId: another.professional_id, serviceId: another.id },
    { ...question, professionalId: randomUUID() },
    { ...question, serviceId: null, viewerId: viewer.id, withPlaces: true },
    { ...question, serviceId: another.id, exceptBookingId: confirmed.id },
    { ...question, from: start + 10 * 1440, to: start + 20 * 1440 },
  ];
  const alone = [];
  for (const each of questions) alone.push(await slotFactsStore.find(each));
  expect(alone.map((facts) => facts && (facts.busy?.length ?? 0))).toEqual([2, 0, undefined, 1, 1, 0]);
  expect(await Promise.all(questions.map(slotFactsStore.find))).toEqual(alone);
});
