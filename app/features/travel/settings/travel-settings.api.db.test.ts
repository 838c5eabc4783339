import { describe, expect, it } from 'vitest';
import { buildClient } from '#tests/factories/accounts.ts';
import { availabilityJourney } from '#tests/support/availability-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { standardTravel } from '#tests/support/travel/travel-settings.ts';
import type { TravelSettingsDto } from './travel-settings-dto.ts';
import { travelMessages } from './travel-settings.schema.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const api = await startTestApi(testDatabase);
const { owner, personOf } = availabilityJourney(api, db);
const path = '/travel-settings';

const chosen = {
  is_on: true,
  speed_profile: 'city',
  parking_minutes: 10,
  maximum_drive_minutes: 45,
  start_zip: '78701',
  end_zip: '78759',
  earliest_time: '08:00',
  latest_time: '19:30',
  route_discount_percent: 15,
};

describe('travel settings', () => {
  it('are the standard ones until some are saved, then those', async () => {
    const me = await owner();
    expect((await me.get(path)).body).toEqual({
      ...standardTravel,
      service_area_zip: '78704',
      far_zips: [],
    });
    expect(await me.put(path, chosen)).toMatchObject({ status: 200, body: chosen });
    expect((await me.get<TravelSettingsDto>(path)).body).toEqual({
      ...chosen,
      service_area_zip: '78704',
      far_zips: [],
    });
    const off = { ...standardTravel, is_on: false, start_zip: ' ', latest_time: '' };
    expect(await me.put(path, off)).toMatchObject({ status: 200, body: { ...standardTravel, is_on: false } });
  });

  it.each([
    ['parking_minutes', -1, travelMessages.parking],
    ['parking_minutes', 61, travelMessages.parking],
    ['parking_minutes', 2.5, travelMessages.parking],
    ['maximum_drive_minutes', 4, travelMessages.maximumDrive],
    ['maximum_drive_minutes', 481, travelMessages.maximumDrive],
    ['start_zip', '7870', travelMessages.zip],
    ['start_zip', '00000', 'We don’t recognize this ZIP code. Please check it.'],
    ['end_zip', 'Austin', travelMessages.zip],
    ['earliest_time', '08:10', travelMessages.time],
    ['latest_time', '07:30', travelMessages.order],
    ['route_discount_percent', -1, travelMessages.routeDiscount],
    ['route_discount_percent', 26, travelMessages.routeDiscount],
    ['route_discount_percent', 7.5, travelMessages.routeDiscount],
  ])('refuse %s of %j and keep what was saved', async (field, value, message) => {
    const me = await owner();
    await me.put(path, chosen);
    const { status, body } = await me.put(path, { ...chosen, [field]: value });
    expect([status, body.details.fields]).toEqual([422, { [field]: message }]);
    expect((await me.get(path)).body).toMatchObject(chosen);
  });

  it('keep a discount that an old tab does not know', async () => {
    const me = await owner();
    await me.put(path, chosen);
    const { route_discount_percent, ...known } = chosen;
    expect(await me.put(path, known)).toMatchObject({ status: 200, body: { route_discount_percent } });
  });

  it('are those of professionals only', async () => {
    const client = await personOf((await buildClient(db)).id);
    expect((await client.get(path)).status).toBe(404);
    expect((await client.put(path, chosen)).status).toBe(404);
  });
});
