import { describe, expect, it } from 'vitest';
import { buildService } from '#tests/factories/services.ts';
import { availabilityJourney } from '#tests/support/availability-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { handEnteredFields } from '#tests/support/guests/by-hand-journey.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { standardTravel } from '#tests/support/travel/travel-settings.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const api = await startTestApi(testDatabase);
const { owner } = availabilityJourney(api, db);
type Owner = Awaited<ReturnType<typeof owner>>;

const button = { sites: ['https://left.example'], color: '#0b5d4e', label: 'Book now', theme: 'auto' };
const checklist = { lines: ['Bring foils'], asks_signature: false };
const checklistPath = async ({ professional }: Owner) => {
  const { id } = await buildService(db, { professional_id: professional.id });
  return `/services/${id}/checklist`;
};

/** Settings that are saved all at once: what is saved first, and what two tabs make of it. */
const settings = [
  {
    name: 'the booking button',
    pathOf: () => '/booking-button',
    first: button,
    one: { ...button, sites: ['https://kept.example'] },
    other: { ...button, label: 'Reserve' },
  },
  {
    name: 'how one travels',
    pathOf: () => '/travel-settings',
    first: standardTravel,
    one: { ...standardTravel, parking_minutes: 7 },
    other: { ...standardTravel, start_zip: '78701' },
  },
  {
    name: 'the checklist of a service',
    pathOf: checklistPath,
    first: checklist,
    one: { lines: ['Bring foils', 'Wash towels'], asks_signature: false },
    other: { lines: ['Bring foils'], asks_signature: true },
  },
];

const visitPath = async (me: Owner) => {
  const service = await buildService(db, { professional_id: me.professional.id });
  const entered = await me.post<{ id: string }>('/hand-entered-visits', handEnteredFields({ service }));
  return `/hand-entered-visits/${entered.body.id}`;
};
const { date, time } = handEnteredFields({ service: { id: '' } });
const visit = { date, time, duration: 60, note: 'Ring twice' };

describe.each(settings)('of two tabs that save $name', ({ pathOf, first, one, other }) => {
  const begin = async () => {
    const me = await owner();
    const path = await pathOf(me);
    expect((await me.put(path, first)).status).toBe(200);
    return { save: (body: object, base?: object) => me.put(path, base ? { ...body, base } : body) };
  };

  it('the second does not undo the first, and may replace it once it has seen it', async () => {
    const { save } = await begin();
    expect((await save(one, first)).status).toBe(200);
    const refused = await save(other, first);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'changed_meanwhile', details: { saved: one } }]);
    expect((await save(one)).body).toMatchObject(one);
    expect(await save(other, one)).toMatchObject({ status: 200, body: other });
  });

  it('exactly one wins at the same moment', async () => {
    const { save } = await begin();
    const answers = await Promise.all([save(one, first), save(other, first)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('a lost answer may be asked for again', async () => {
    const { save } = await begin();
    await save(one, first);
    expect(await save(one, first)).toMatchObject({ status: 200, body: one });
  });

  it('a program that does not say what it saw replaces what is there', async () => {
    const { save } = await begin();
    await save(one);
    expect(await save(other)).toMatchObject({ status: 200, body: other });
  });
});

describe('a visit entered by hand', () => {
  it('is not put back by a tab that shows an earlier time or note', async () => {
    const me = await owner();
    const path = await visitPath(me);
    expect((await me.put(path, visit)).status).toBe(200);
    const moved = { ...visit, time: '16:00' };
    expect((await me.put(path, { ...moved, base: visit })).status).toBe(200);
    const noted = { ...visit, note: 'Side door' };
    const refused = await me.put(path, { ...noted, base: visit });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'changed_meanwhile', details: { saved: moved } },
    ]);
    expect(await me.put(path, { ...noted, time: '16:00', base: moved })).toMatchObject({
      status: 200,
      body: { note: 'Side door', start: expect.stringContaining('T16:00') as string },
    });
  });
});
