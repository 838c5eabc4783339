import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { termsVersion } from '#app/content/terms.ts';
import { pdf, photo } from '#tests/factories/files.ts';
import { filesJourney } from '#tests/support/files-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { connectTestStorage } from '#tests/support/storage/test-storage.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { person, upload } = filesJourney(api, db, pool);
type Applicant = Awaited<ReturnType<typeof person>>;

let store: Awaited<ReturnType<typeof connectTestStorage>>;
beforeAll(async () => {
  store = await connectTestStorage('disk');
});
afterAll(() => store.close());

let count = 0;
/** Somebody with a certification uploaded, and the payload that hands it in. */
const applicant = async () => {
  const who = await person();
  const { body } = await upload(who.bearer, 'professional-documents', `${who.id}/certifications/1-license.pdf`, pdf());
  count += 1;
  const payload = {
    profile_data: {
      id: who.id,
      first_name: ' Ana ',
      last_name: 'Reyes',
      email: who.id,
      phone: ' 512 555 0101 ',
      username: ` Ana.Reyes${count} `,
      profile_photo_url: null as string | null,
    },
    professional_data: {
      service_area: ' Austin, TX 78704 ',
      service_radius: 25 as unknown,
      travel_fee: 0.5 as unknown,
      years_experience: '7' as unknown,
      bio: 'Braids and cuts.',
      agree_terms: true,
      services: [
        { category_id: 'beauty-wellness', name: 'Knotless braids', price: 180, duration: 240 },
        { name: 'Something of my own', price: 35.5 },
      ] as unknown[],
    },
    certifications: [{ file_path: body.path, type: 'application/pdf' }],
    insurance: null as { file_path: string; type: string } | null,
  };
  return { ...who, payload };
};
const apply = async ({ bearer }: Pick<Applicant, 'bearer'>, body: unknown) => {
  const answer = await api.request('POST', '/rpc/complete_professional_profile', { headers: bearer, body });
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown> & { professional_id: string; error: string; code: string },
  };
};
const everything = async () => {
  const tables = ['profiles', 'professionals', 'services', 'professional_documents'];
  return Promise.all(tables.map(async (table) => (await pool.query(`select * from ${table} order by id`)).rows));
};

describe('complete_professional_profile', () => {
  it(
    'makes profile, record, services and documents of an application',
    proves('API-054', 'APPLY-070 to APPLY-074', 'DATA-110 to DATA-121', 'GUARD-017', 'GEN-011'),
    async () => {
      const ana = await applicant();
      const answer = await apply(ana, ana.payload);
      expect([answer.status, answer.body]).toEqual([
        200,
        { success: true, profile_id: ana.id, professional_id: expect.any(String) },
      ]);
      const { rows: profiles } = await pool.query(
        'select first_name, phone, username, type, role from profiles where id = $1',
        [ana.id],
      );
      expect(profiles).toEqual([
        { first_name: 'Ana', phone: '512 555 0101', username: `ana.reyes${count}`, type: 'professional', role: 'user' },
      ]);
      const { rows: professionals } = await pool.query('select * from professionals where profile_id = $1', [ana.id]);
      expect(professionals).toEqual([
        expect.objectContaining({
          id: answer.body.professional_id,
          service_area: 'Austin, TX 78704',
          service_area_zip: '78704',
          time_zone: 'America/Chicago',
          service_radius: '25.0',
          travel_fee: '0.50',
          years_experience: 7,
          bio: 'Braids and cuts.',
          verified: false,
          is_approved: false,
          is_onboarding_complete: false,
          stripe_account_id: null,
          applied_at: expect.any(Date),
        }),
      ]);
      const { rows: services } = await pool.query(
        'select name, price, duration, category_id, stripe_price_id from services where professional_id = $1 order by id',
        [answer.body.professional_id],
      );
      expect(services).toEqual([
        {
          name: 'Knotless braids',
          price: '180.00',
          duration: 240,
          category_id: 'beauty-wellness',
          stripe_price_id: null,
        },
        { name: 'Something of my own', price: '35.50', duration: 60, category_id: null, stripe_price_id: null },
      ]);
      const { rows: documents } = await pool.query(
        'select kind, file_path from professional_documents where professional_id = $1',
        [answer.body.professional_id],
      );
      expect(documents).toEqual([{ kind: 'certification', file_path: `${ana.id}/certifications/1-license.pdf` }]);
    },
  );

  it(
    'is refused without the agreement to the terms, and keeps which ones were agreed to and when',
    proves('APPLY-058'),
    async () => {
      const ana = await applicant();
      const before = await everything();
      const applyWith = (agree_terms: boolean | undefined) =>
        apply(ana, { ...ana.payload, professional_data: { ...ana.payload.professional_data, agree_terms } });
      for (const answer of [await applyWith(undefined), await applyWith(false)]) {
        expect([answer.status, JSON.stringify(answer.body), await everything()]).toEqual([
          422,
          expect.stringContaining('Please agree to the terms to continue'),
          before,
        ]);
      }
      const { body } = await applyWith(true);
      const { rows } = await pool.query(
        `select agreed_terms, agreed_terms_at > now() - interval '1 minute' as just_now from professionals where id = $1`,
        [body.professional_id],
      );
      expect(rows).toEqual([{ agreed_terms: termsVersion, just_now: true }]);
    },
  );

  it('what is no number falls back', proves('APPLY-036 to APPLY-038'), async () => {
    const ana = await applicant();
    Object.assign(ana.payload.professional_data, { service_radius: 'far', travel_fee: '', years_experience: 'many' });
    const { body } = await apply(ana, ana.payload);
    const { rows } = await pool.query(
      'select service_radius, travel_fee, years_experience from professionals where id = $1',
      [body.professional_id],
    );
    expect(rows).toEqual([{ service_radius: '10.0', travel_fee: '0.00', years_experience: 0 }]);
  });

  it('reads no id, role, type or flag of the payload', proves('OPEN-19', 'OPEN-43', 'DATA-109'), async () => {
    const [ana, victim] = [await applicant(), await person()];
    Object.assign(ana.payload.profile_data, { id: victim.id, role: 'admin', email: 'new@example.com' });
    Object.assign(ana.payload.professional_data, {
      verified: true,
      is_approved: true,
      stripe_account_id: 'acct_1',
      is_onboarding_complete: true,
      profile_id: victim.id,
    });
    const { body } = await apply(ana, ana.payload);
    expect(body['profile_id']).toBe(ana.id);
    const { rows } = await pool.query(
      'select role, p.email, verified, is_approved, is_onboarding_complete, stripe_account_id from profiles p join professionals on profile_id = p.id where p.id = $1',
      [ana.id],
    );
    expect(rows).toEqual([
      {
        role: 'user',
        email: expect.not.stringContaining('new@'),
        verified: false,
        is_approved: false,
        is_onboarding_complete: false,
        stripe_account_id: null,
      },
    ]);
    expect((await pool.query('select 1 from professionals where profile_id = $1', [victim.id])).rowCount).toBe(0);
  });

  it('takes an own photo, and the placeholder as none', proves('ERR-028', 'ERR-029'), async () => {
    const ana = await applicant();
    const { body } = await upload(ana.bearer, 'profiles', `${ana.id}/1-me.jpg`, await photo(400, 400));
    ana.payload.profile_data.profile_photo_url = body.publicUrl;
    await apply(ana, ana.payload);
    ana.payload.profile_data.profile_photo_url = '/placeholder.svg';
    expect((await apply(ana, ana.payload)).status).toBe(200);
    const { rows } = await pool.query('select profile_photo_url from profiles where id = $1', [ana.id]);
    expect(rows).toEqual([{ profile_photo_url: body.publicUrl }]);
  });

  it('handed in twice, or by eight at once, is one application', async () => {
    const ana = await applicant();
    const answers = await Promise.all(Array.from({ length: 8 }, () => apply(ana, ana.payload)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.professional_id}`)).size).toBe(1);
    const id = answers[0]?.body.professional_id;
    const { rows } = await pool.query(
      'select (select count(*) from services where professional_id = $1) as services, (select count(*) from professional_documents where professional_id = $1) as documents',
      [id],
    );
    expect(rows).toEqual([{ services: 2, documents: 1 }]);
  });
});

it('what was set up before an application stays, unless the application says otherwise', async () => {
  const ana = await applicant();
  const { body } = await apply(ana, {
    ...ana.payload,
    professional_data: { ...ana.payload.professional_data, service_location: 'Homes' },
  });
  const id = body.professional_id;
  await pool.query(
    `insert into service_times (professional_id, service_id, duration, buffer_time)
     select professional_id, id, 300, 45 from services where professional_id = $1`,
    [id],
  );
  const set = async () =>
    (
      await pool.query(
        `select services.id, name, price, services.duration, service_times.duration as length, buffer_time, bio, service_location
         from services join service_times on service_id = services.id join professionals on professionals.id = services.professional_id
         where professionals.id = $1 order by services.id`,
        [id],
      )
    ).rows;
  const before = await set();
  const blank = { ...ana.payload.professional_data, bio: ' ', service_location: '' };
  await apply(ana, { ...ana.payload, professional_data: { ...blank, services: [] } });
  expect(await set()).toEqual(before);
  await apply(ana, {
    ...ana.payload,
    professional_data: { ...blank, bio: 'Braids.', services: [{ name: 'Knotless braids', price: 200 }] },
  });
  expect(await set()).toEqual(
    before.map((row: { price: string }, index: number) => ({
      ...row,
      bio: 'Braids.',
      price: index === 0 ? '200.00' : row.price,
    })),
  );
});

describe('create_professional', () => {
  it(
    'makes one bare record, however often',
    proves('API-007', 'API-053', 'APPLY-113', 'APPLY-114', 'APPLY-115', 'GUARD-017'),
    async () => {
      const ana = await person();
      const create = async () =>
        (await (await api.request('POST', '/rpc/create_professional', { headers: ana.bearer, body: {} })).json()) as {
          professional_id: string;
        };
      const answers = await Promise.all(Array.from({ length: 8 }, create));
      expect(new Set(answers.map(({ professional_id }) => professional_id)).size).toBe(1);
      const { rows } = await pool.query(
        'select type, verified, is_approved, applied_at from profiles p join professionals on profile_id = p.id where p.id = $1',
        [ana.id],
      );
      expect(rows).toEqual([{ type: 'professional', verified: false, is_approved: false, applied_at: null }]);
    },
  );

  it('fails as a whole when no record can be made', proves('APPLY-116'), async () => {
    const ana = await person();
    await pool.query(`create function refuse_records() returns trigger language plpgsql as $$ begin raise 'no more records'; end $$;
      create trigger refuse_records before insert on professionals for each row execute function refuse_records()`);
    const answer = await api.request('POST', '/rpc/create_professional', { headers: ana.bearer, body: {} });
    await pool.query('drop trigger refuse_records on professionals; drop function refuse_records');
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([500, 'internal']);
    const { rows } = await pool.query('select type from profiles where id = $1', [ana.id]);
    expect(rows).toEqual([{ type: 'client' }]);
  });
});
