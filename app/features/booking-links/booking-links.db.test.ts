import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildProfile } from '#tests/factories/accounts.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { bookingJourney, personOf, type Person } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { deleteReplacedLinks } from './commands/delete-replaced-links.server.ts';
import type { BookingLinkDto } from './queries/read-booking-link.server.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person } = bookingJourney(app, testDatabase);

async function owner(firstName: string, lastName = 'Brooks') {
  const professional = await buildProfessional(db, { profile: { first_name: firstName, last_name: lastName } });
  const profile = await db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', professional.profile_id)
    .executeTakeFirstOrThrow();
  return { ...professional, me: await personOf(db, profile) };
}
const rename = (as: Person, name: string) => call('PUT', '/booking-link', { as, body: { name } });
const visit = async (path: string) => {
  const answer = await fetch(app.url + path, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location')];
};

describe('a short address', () => {
  it('leads to the profile, however it is typed', async () => {
    const { id, me } = await owner('Ada');
    const before = await call<BookingLinkDto>('GET', '/booking-link', { as: me });
    expect(before.body).toMatchObject({ name: null, suggestion: 'ada-brooks', url: `${app.url}/professionals/${id}` });
    expect(await rename(me, 'Ada-Brooks')).toMatchObject({
      status: 200,
      body: { name: 'ada-brooks', url: `${app.url}/@ada-brooks`, suggestion: null, replaced: [] },
    });
    expect(await visit('/@ada-brooks')).toEqual([302, `/professionals/${id}`]);
    expect(await visit('/@ADA-Brooks')).toEqual([302, `/professionals/${id}`]);
    expect(await visit('/@ada-brooks/')).toEqual([302, `/professionals/${id}`]);
  });

  it('of somebody who is suspended or not listed is as unknown as any other', async () => {
    const { id, me } = await owner('Bea');
    await rename(me, 'bea-brooks');
    await db.updateTable('professionals').set({ verified: false, is_approved: false }).where('id', '=', id).execute();
    const [unlisted, unknown] = [await visit('/@bea-brooks'), await visit('/@nobody-at-all')];
    expect(unlisted[1]).toBeNull();
    expect(unlisted).toEqual(unknown);
  });

  it('leads on when it is changed, can be taken back, and is free once its time is over', async () => {
    const { id, me } = await owner('Cleo');
    await rename(me, 'cleo-one');
    await rename(me, 'cleo-two');
    expect(await visit('/@cleo-one')).toEqual([302, `/professionals/${id}`]);
    expect((await rename((await owner('Other')).me, 'cleo-one')).body.code).toBe('link_name_taken');
    await rename(me, 'cleo-one');
    const { body } = await call<BookingLinkDto>('GET', '/booking-link', { as: me });
    expect([body.name, body.replaced.map(({ name }) => name)]).toEqual(['cleo-one', ['cleo-two']]);
    await deleteReplacedLinks(new Date(Date.now() + 91 * 24 * 3_600_000));
    expect((await visit('/@cleo-two'))[1]).toBeNull();
    expect((await rename((await owner('Another')).me, 'cleo-two')).status).toBe(200);
  });

  it('is refused under a name that is taken, looks like one, or looks like ours', async () => {
    await rename((await owner('Dora')).me, 'dora-10');
    const { me } = await owner('Dora');
    for (const name of ['dora-10', 'DORA-10', 'dora-lo', 'dora10'])
      expect([name, (await rename(me, name)).body.code]).toEqual([name, 'link_name_taken']);
    expect((await rename(me, 'd00rstep')).body.code).toBe('link_name_reserved');
    const { status, body } = await rename(me, 'dörä');
    expect([status, Object.keys(body.details.fields ?? {})]).toEqual([422, ['name']]);
  });

  it('of several who want it at once is one’s', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => owner('Eve')));
    const answers = await Promise.all(people.map(({ me }) => rename(me, 'eve-online')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('cannot be used to collect names', async () => {
    const { me } = await owner('Fay');
    for (const name of ['fay-1', 'fay-2', 'fay-3', 'fay-4']) expect((await rename(me, name)).status).toBe(200);
    expect((await rename(me, 'fay-5')).body.code).toBe('link_changed_often');
    expect((await rename(me, 'fay-2')).status).toBe(200);
  });

  it('is for professionals only', async () => {
    expect((await call('GET', '/booking-link', { as: await person() })).status).toBe(404);
    expect((await rename(await personOf(db, await buildProfile(db)), 'client-name')).status).toBe(404);
  });
});

describe('the QR code', () => {
  it('is a black and white drawing, and a picture that can be printed', async () => {
    const { me } = await owner('Gwen');
    await rename(me, 'gwen-brooks');
    const file = (name: string) => fetch(`${app.url}/api/booking-link/${name}`, { headers: me.bearer });
    const drawing = await file('qr-code.svg');
    expect(drawing.headers.get('content-disposition')).toContain('gwen-brooks-qr-code.svg');
    expect(await drawing.text()).toMatch(/^<svg .*fill="#fff"\/><path d="M4 4h1/);
    const picture = sharp(Buffer.from(await (await file('qr-code.png')).arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 1200 });
    const { channels } = await picture.stats();
    expect(channels.map(({ min, max }) => [min, max])[0]).toEqual([0, 255]);
  });
});
