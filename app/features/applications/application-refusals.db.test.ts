import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '#tests/factories/files.ts';
import { eventually } from '#tests/support/booking-journey.ts';
import { filesJourney } from '#tests/support/files-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { connectTestStorage } from '#tests/support/storage/test-storage.ts';
import { proves, type Proof } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { person, upload, queued } = filesJourney(api, db, pool);
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
/** Another certification of this person, uploaded and not handed in. */
const certification = async ({ id, bearer }: Pick<Applicant, 'id' | 'bearer'>) => {
  const { body } = await upload(bearer, 'professional-documents', `${id}/certifications/2-license.pdf`, pdf());
  return { file_path: body.path, type: 'application/pdf' };
};
const everything = async () => {
  const tables = ['profiles', 'professionals', 'services', 'professional_documents'];
  return Promise.all(tables.map(async (table) => (await pool.query(`select * from ${table} order by id`)).rows));
};

describe('complete_professional_profile', () => {
  it('an approved professional changes nothing by it', async () => {
    const ana = await applicant();
    const { body } = await apply(ana, ana.payload);
    await pool.query('update professionals set is_approved = true where id = $1', [body.professional_id]);
    const before = await everything();
    expect((await apply(ana, ana.payload)).body.code).toBe('already_approved');
    expect(await everything()).toEqual(before);
  });

  it('is open again to whoever was rejected, who waits for a new decision then', proves('OPEN-14'), async () => {
    const ana = await applicant();
    const { body } = await apply(ana, ana.payload);
    await pool.query('update professionals set rejected_at = now() where id = $1', [body.professional_id]);
    expect((await apply(ana, ana.payload)).status).toBe(200);
    const { rows } = await pool.query('select rejected_at from professionals where id = $1', [body.professional_id]);
    expect(rows).toEqual([{ rejected_at: null }]);
    const { rows: entries } = await pool.query('select actor_id, action from audit_log where subject_id = $1', [
      body.professional_id,
    ]);
    expect(entries).toEqual([1, 2].map(() => ({ actor_id: ana.id, action: 'professional.applied' })));
  });

  it('takes back the badge of whoever was verified for other documents', proves('GEN-011', 'OPEN-14'), async () => {
    const ana = await applicant();
    const { body } = await apply(ana, ana.payload);
    await pool.query('update professionals set verified = true where id = $1', [body.professional_id]);
    const listingChanges = async () => (await queued('applications.listing-changed')).length;
    await listingChanges();
    await apply(ana, { ...ana.payload, certifications: [await certification(ana)] });
    const { rows } = await pool.query('select verified from professionals where id = $1', [body.professional_id]);
    expect([rows, await listingChanges()]).toEqual([[{ verified: false }], 1]);
    await apply(ana, ana.payload);
    expect(await listingChanges()).toBe(0);
  });

  it('waits for a decision that is being made, and keeps to it', proves('OPEN-14'), async () => {
    const ana = await applicant();
    const { body } = await apply(ana, ana.payload);
    const other = { ...ana.payload, certifications: [await certification(ana)] };
    const decision = await pool.connect();
    try {
      await decision.query('begin');
      await decision.query('update professionals set is_approved = true where id = $1', [body.professional_id]);
      const again = apply(ana, other);
      await eventually(async () => {
        const { rowCount } = await pool.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        expect(rowCount).toBe(1);
      });
      await decision.query('commit');
      expect((await again).body.code).toBe('already_approved');
    } finally {
      decision.release();
    }
    const { rows } = await pool.query('select file_path from professional_documents where professional_id = $1', [
      body.professional_id,
    ]);
    expect(rows).toEqual(ana.payload.certifications.map(({ file_path }) => ({ file_path })));
  });

  it('is closed to whoever is suspended', proves('OPEN-14'), async () => {
    const ana = await applicant();
    const { body } = await apply(ana, ana.payload);
    await pool.query('update professionals set suspended_at = now() where id = $1', [body.professional_id]);
    const before = await everything();
    const again = await apply(ana, ana.payload);
    expect([again.status, again.body.code]).toEqual([409, 'suspended']);
    expect(await everything()).toEqual(before);
  });

  const refusals: [Proof, string, (payload: Awaited<ReturnType<typeof applicant>>['payload']) => void, string][] = [
    [
      proves('APPLY-011'),
      'no first name',
      ({ profile_data }) => Object.assign(profile_data, { first_name: '  ' }),
      'First name is required',
    ],
    [
      proves('APPLY-012'),
      'no last name',
      ({ profile_data }) => Object.assign(profile_data, { last_name: '' }),
      'Last name is required',
    ],
    [
      proves('APPLY-013'),
      'no username',
      ({ profile_data }) => Object.assign(profile_data, { username: ' ' }),
      'Username is required',
    ],
    [
      proves('APPLY-023 to APPLY-027'),
      'a reserved username',
      ({ profile_data }) => Object.assign(profile_data, { username: 'DoorStep' }),
      'This username is already taken',
    ],
    [
      proves('APPLY-015'),
      'no phone',
      ({ profile_data }) => Object.assign(profile_data, { phone: ' ' }),
      'Phone is required',
    ],
    [
      proves('APPLY-016'),
      'no service area',
      ({ professional_data }) => Object.assign(professional_data, { service_area: ' ' }),
      'Service area is required',
    ],
    [
      proves(),
      'a service area that is nowhere',
      ({ professional_data }) => Object.assign(professional_data, { service_area: 'Atlantis' }),
      'We don’t recognize this service area. Please enter a ZIP code, or a city with its state.',
    ],
    [
      proves('APPLY-031'),
      'negative years',
      ({ professional_data }) => Object.assign(professional_data, { years_experience: -1 }),
      'Years of experience must be a whole number from 0 to 80',
    ],
    [
      proves('APPLY-032'),
      'a negative radius',
      ({ professional_data }) => Object.assign(professional_data, { service_radius: -1 }),
      'The radius must be a number from 0 to 500 miles',
    ],
    [
      proves('APPLY-033'),
      'a negative fee',
      ({ professional_data }) => Object.assign(professional_data, { travel_fee: -0.01 }),
      'The travel fee must be a number from 0 to 100 dollars, with two decimals at most',
    ],
    [
      proves('APPLY-043'),
      'no certification',
      (payload) => Object.assign(payload, { certifications: [] }),
      'Please upload at least one certification document.',
    ],
    [
      proves(),
      'a service for nothing',
      ({ professional_data }) => Object.assign(professional_data, { services: [{ name: 'Gift', price: 0 }] }),
      'Price is required',
    ],
    [
      proves(),
      'the certification twice',
      (payload) => payload.certifications.push(...payload.certifications),
      'One of these files wasn’t uploaded by you. Please upload it again.',
    ],
    [
      proves(),
      'a photo from elsewhere',
      ({ profile_data }) => Object.assign(profile_data, { profile_photo_url: 'https://evil.example/me.jpg' }),
      'One of these files wasn’t uploaded by you. Please upload it again.',
    ],
  ];

  for (const [proof, name, spoil, text] of refusals)
    it(`refuses ${name} and changes nothing`, proof, async () => {
      const ana = await applicant();
      spoil(ana.payload);
      const before = await everything();
      const answer = await apply(ana, ana.payload);
      expect([answer.status, answer.body.error]).toEqual([422, text]);
      expect(await everything()).toEqual(before);
    });

  it('refuses the username of somebody else, whatever its case', proves('APPLY-022', 'OPEN-34'), async () => {
    const [ana, bea] = [await applicant(), await applicant()];
    await apply(ana, ana.payload);
    bea.payload.profile_data.username = ana.payload.profile_data.username.toUpperCase();
    const before = await everything();
    const answer = await apply(bea, bea.payload);
    expect([answer.status, answer.body.error]).toEqual([409, 'This username is already taken']);
    expect(await everything()).toEqual(before);
  });

  it('keeps the insurance beside the certificates', proves('DATA-122'), async () => {
    const ana = await applicant();
    const { body } = await upload(ana.bearer, 'professional-documents', `${ana.id}/insurance/1-policy.pdf`, pdf());
    ana.payload.insurance = { file_path: body.path, type: 'application/pdf' };
    const { body: answer } = await apply(ana, ana.payload);
    const { rows } = await pool.query(
      'select kind, file_path from professional_documents where professional_id = $1 order by kind',
      [answer.professional_id],
    );
    expect(rows).toEqual([
      { kind: 'certification', file_path: ana.payload.certifications[0]?.file_path },
      { kind: 'insurance', file_path: body.path },
    ]);
  });

  it('refuses the documents of somebody else', proves('OPEN-43'), async () => {
    const [ana, thief] = [await applicant(), await applicant()];
    thief.payload.insurance = { file_path: ana.payload.certifications[0]?.file_path ?? '', type: 'application/pdf' };
    expect((await apply(thief, thief.payload)).body.code).toBe('upload_unknown');
  });

  it('a document that was handed in cannot be deleted by its file', async () => {
    const ana = await applicant();
    await apply(ana, ana.payload);
    const answer = await api.request(
      'DELETE',
      `/storage/professional-documents/${ana.payload.certifications[0]?.file_path}`,
      { headers: ana.bearer },
    );
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, 'file_in_use']);
  });
});
