import { describe, expect, it } from 'vitest';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { buildReview } from '#tests/factories/reviews.ts';
import { bookingJourney, personOf } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const { call } = bookingJourney(await startRunningApp(testDatabase), testDatabase);

const shop = async () => {
  const { professional, service } = await buildBookable(db);
  const owner = await personOf(
    db,
    await db.selectFrom('profiles').selectAll().where('id', '=', professional.profile_id).executeTakeFirstOrThrow(),
  );
  const save = (method: 'PATCH' | 'PUT', path: string, body: object) =>
    call<{ details?: Record<string, unknown> }>(method, path, { as: owner, body });
  return { professional, service, save };
};

describe('of two tabs with the same record the second is told of the first, and may then save over it', () => {
  it('the profile', async () => {
    const { professional, save } = await shop();
    const { rows } = await pool.query(
      "select first_name, last_name, phone, coalesce(bio, '') as bio from professionals join profiles on profiles.id = profile_id where professionals.id = $1",
      [professional.id],
    );
    const base = { ...rows[0], phone: '512 555 0100' };
    await pool.query('update profiles set phone = $2 where id = $1', [professional.profile_id, base.phone]);
    const path = `/professionals/${professional.id}`;
    const first = { ...base, bio: 'The first tab.' };
    expect((await save('PATCH', path, { ...first, base })).status).toBe(200);
    const refused = await save('PATCH', path, { ...base, phone: '512 555 0199', base });
    expect([refused.status, refused.body.code, refused.body.details?.['saved']]).toEqual([
      409,
      'profile_changed',
      { ...first, profile_photo_url: null },
    ]);
    expect((await save('PATCH', path, { ...first, base })).status).toBe(200);
    expect((await save('PATCH', path, { ...base, phone: '512 555 0199', base: first })).status).toBe(200);
  });

  it('where somebody works', async () => {
    const { professional, save } = await shop();
    const path = `/professionals/${professional.id}/business`;
    const business = {
      service_area: '78704',
      service_radius: '12,5',
      travel_fee: '0,75',
      years_experience: '4',
      service_location: '',
    };
    expect((await save('PUT', path, business)).status).toBe(200);
    const { rows } = await pool.query('select service_radius, travel_fee from professionals where id = $1', [
      professional.id,
    ]);
    expect(rows).toEqual([{ service_radius: '12.5', travel_fee: '0.75' }]);
    const base = { ...business, service_radius: '12.5', travel_fee: '0.75' };
    expect((await save('PUT', path, { ...business, service_radius: 30, base })).status).toBe(200);
    const refused = await save('PUT', path, { ...business, travel_fee: '2', base });
    expect([refused.status, refused.body.code]).toEqual([409, 'profile_changed']);
    expect(
      (await save('PUT', path, { ...business, travel_fee: '2', base: refused.body.details?.['saved'] })).status,
    ).toBe(200);
  });

  it('where somebody works, as typed in the form that is still open', async () => {
    const { professional, save } = await shop();
    const path = `/professionals/${professional.id}/business`;
    const typed = {
      service_area: '78704',
      service_radius: '10,25',
      travel_fee: '',
      years_experience: '',
      service_location: '',
    };
    expect((await save('PUT', path, typed)).status).toBe(200);
    const next = { ...typed, service_location: 'Homes' };
    expect((await save('PUT', path, { ...next, base: typed })).status).toBe(200);
    expect((await save('PUT', path, { ...next, service_radius: '11', base: next })).status).toBe(200);
    const refused = await save('PUT', path, { ...next, years_experience: '3', base: next });
    expect([refused.status, refused.body.code]).toEqual([409, 'profile_changed']);
  });

  it('a service', async () => {
    const { service, save } = await shop();
    const base = {
      name: service.name,
      description: service.description ?? '',
      price: service.price,
      duration: String(service.duration),
    };
    expect((await save('PATCH', `/services/${service.id}`, { name: 'Trim', base })).status).toBe(200);
    const refused = await save('PATCH', `/services/${service.id}`, { duration: 45, base });
    expect([refused.status, refused.body.code, refused.body.details?.['saved']]).toEqual([
      409,
      'service_changed',
      { ...base, name: 'Trim' },
    ]);
    expect(
      (await save('PATCH', `/services/${service.id}`, { duration: 45, base: { ...base, name: 'Trim' } })).status,
    ).toBe(200);
  });

  it('the reply to a review', async () => {
    const { professional, save } = await shop();
    const client = await buildClient(db);
    const { review } = await buildReview(db, { client_id: client.id, professional_id: professional.id });
    const path = `/reviews/${review.id}/reply`;
    expect((await save('PUT', path, { reply: 'Thank you.', base: null })).status).toBe(200);
    const refused = await save('PUT', path, { reply: 'Thanks!', base: null });
    expect([refused.status, refused.body.code]).toEqual([409, 'reply_changed']);
    expect((await save('PUT', path, { reply: 'Thanks!', base: 'Thank you.' })).status).toBe(200);
  });

  it('name and phone of an account', async () => {
    const client = await personOf(
      db,
      await buildClient(db, { first_name: 'Maya', last_name: 'Brooks', phone: '512 555 0100' }),
    );
    const save = (body: object) =>
      call<{ details?: Record<string, unknown> }>('PATCH', '/profiles/me', { as: client, body });
    const base = { first_name: 'Maya', last_name: 'Brooks', phone: '512 555 0100' };
    const first = { ...base, phone: '512 555 0199' };
    expect((await save({ ...first, base })).status).toBe(200);
    const refused = await save({ ...base, last_name: 'Stone', base });
    expect([refused.status, refused.body.code, refused.body.details?.['saved']]).toEqual([
      409,
      'profile_changed',
      first,
    ]);
    expect((await save({ ...first, base })).status).toBe(200);
    expect((await save({ ...first, last_name: 'Stone', base: first })).body).toMatchObject({
      ...first,
      last_name: 'Stone',
    });
    expect((await save({ ...base })).status).toBe(200);
  });

  it('the profile photo, of which a save of the other fields says nothing', async () => {
    const { professional, save } = await shop();
    const { rows } = await pool.query(
      "update profiles set phone = '512 555 0100', profile_photo_url = '/images/new.webp' where id = $1 returning first_name, last_name, phone",
      [professional.profile_id],
    );
    const { rows: bios } = await pool.query("select coalesce(bio, '') as bio from professionals where id = $1", [
      professional.id,
    ]);
    const texts = { ...rows[0], ...bios[0] };
    const path = `/professionals/${professional.id}`;
    const base = { ...texts, profile_photo_url: '/images/old.webp' };
    expect((await save('PATCH', path, { ...texts, bio: 'Words alone.', base })).status).toBe(200);
    const seen = { ...base, bio: 'Words alone.' };
    const refused = await save('PATCH', path, { ...seen, profile_photo_url: null, base: seen });
    expect([refused.status, refused.body.code, refused.body.details?.['saved']]).toEqual([
      409,
      'profile_changed',
      { ...seen, profile_photo_url: '/images/new.webp' },
    ]);
    expect(
      (await save('PATCH', path, { ...seen, profile_photo_url: null, base: refused.body.details?.['saved'] })).status,
    ).toBe(200);
    expect(
      (await pool.query('select profile_photo_url from profiles where id = $1', [professional.profile_id])).rows,
    ).toEqual([{ profile_photo_url: null }]);
  });

  it('a review of one’s own', async () => {
    const client = await buildClient(db);
    const { professional } = await shop();
    const { review } = await buildReview(db, {
      client_id: client.id,
      professional_id: professional.id,
      stars: 5,
      text: 'Kind.',
    });
    const author = await personOf(db, client);
    const save = (body: object) =>
      call<{ details?: Record<string, unknown> }>('PATCH', `/reviews/${review.id}`, { as: author, body });
    const base = { stars: 5, text: 'Kind.' };
    expect((await save({ stars: 4, text: 'Kind, and late.', base })).status).toBe(200);
    const refused = await save({ stars: 5, text: 'Very kind.', base });
    expect([refused.status, refused.body.code, refused.body.details?.['saved']]).toEqual([
      409,
      'own_review_changed',
      { stars: 4, text: 'Kind, and late.' },
    ]);
    expect((await save({ stars: 4, text: 'Kind, and late.', base })).status).toBe(200);
    expect((await save({ stars: 5, text: 'Very kind.', base: { stars: 4, text: 'Kind, and late.' } })).status).toBe(
      200,
    );
  });

  it('captions and the order of a portfolio, in which additions and deletions change nothing', async () => {
    const { professional, save } = await shop();
    const add = async (place: number) =>
      (
        await pool.query<{ id: string }>(
          "insert into work_photos (professional_id, url, caption, order_index) values ($1, $2, 'Before', $3) returning id",
          [professional.id, `/images/${professional.id}-${place}.webp`, place],
        )
      ).rows[0]?.id ?? '';
    const [a, b, c] = [await add(0), await add(1), await add(2)];
    const photos = `/professionals/${professional.id}/work-photos`;
    const caption = (words: string, base: string) => save('PATCH', `${photos}/${a}`, { caption: words, base });
    expect((await caption('In May', 'Before')).status).toBe(200);
    expect((await caption('In May', 'Before')).status).toBe(200);
    const refused = await caption('In June', 'Before');
    expect([refused.status, refused.body.code, refused.body.details?.['saved']]).toEqual([
      409,
      'caption_changed',
      'In May',
    ]);
    expect((await caption('In June', 'In May')).status).toBe(200);

    const order = (ids: string[], base: string[]) => save('PUT', `${photos}/order`, { ids, base });
    expect((await order([c, a, b], [a, b, c])).status).toBe(200);
    expect((await order([c, a, b], [a, b, c])).status).toBe(200);
    expect((await order([b, a, c], [a, b, c])).body.code).toBe('order_changed');
    await pool.query('update work_photos set removed_at = now() where id = $1', [a]);
    const late = await add(3);
    expect((await order([b, c], [c, a, b])).body).toMatchObject({ ids: [b, c, late] });
  });
});

describe('what is saved already is a success, asked for again after an answer that was lost', () => {
  it('where somebody works', async () => {
    const { professional, save } = await shop();
    const path = `/professionals/${professional.id}/business`;
    const business = {
      service_area: '78704',
      service_radius: '12',
      travel_fee: '0.75',
      years_experience: '4',
      service_location: '',
    };
    expect((await save('PUT', path, business)).status).toBe(200);
    const wish = { ...business, service_radius: '12,5', service_location: 'Homes', base: business };
    expect([(await save('PUT', path, wish)).status, (await save('PUT', path, wish)).status]).toEqual([200, 200]);
  });

  it('a service', async () => {
    const { service, save } = await shop();
    const base = {
      name: service.name,
      description: service.description ?? '',
      price: service.price,
      duration: String(service.duration),
    };
    const wish = { name: 'Trim', price: '45,50', base };
    expect([
      (await save('PATCH', `/services/${service.id}`, wish)).status,
      (await save('PATCH', `/services/${service.id}`, wish)).status,
    ]).toEqual([200, 200]);
  });

  it('weekly hours', async () => {
    const { save } = await shop();
    const hours = [{ day: 'monday', is_working: true, start_time: '09:00', end_time: '17:00' }];
    const { body } = await save('PUT', '/professional-hours', { hours });
    const wish = { hours: [{ ...hours[0], end_time: '16:00' }], base: (body as unknown as { items: unknown[] }).items };
    expect([
      (await save('PUT', '/professional-hours', wish)).status,
      (await save('PUT', '/professional-hours', wish)).status,
    ]).toEqual([200, 200]);
  });
});
