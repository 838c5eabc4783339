import { describe, expect, it } from 'vitest';
import { settleSignIn } from '#app/features/professionals/own-profile/commands/settle-sign-in.server.ts';
import { findViewer } from '#app/features/sessions/queries/find-viewer.server.ts';
import { refreshListing } from '#app/features/directory-entries/commands/enqueue-directory-refresh.server.ts';
import { businessDaysBetween } from '#app/lib/dates/business-days.ts';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildApplicant, buildDocument } from '#tests/factories/applications.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { decisionJourney } from '#tests/support/decision-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { historySentence } from './review-history.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);

const { robin, decide, review, flags, audit } = await decisionJourney(api, testDatabase);

describe('the review', () => {
  it.each(['GET /admin/professionals/:id', 'POST /admin/professionals/:id/decisions', 'PATCH /admin/documents/:id'])(
    '%s is there for admins only',
    proves('GUARD-011', 'GUARD-012'),
    async (endpoint) => {
      const [method = '', path = ''] = endpoint.split(' ');
      const applicant = await buildApplicant(db);
      const document = await buildDocument(db, applicant);
      const address = path.replace(':id', path.includes('documents') ? document.id : applicant.id);
      const body = method === 'POST' ? { action: 'approve' } : { expires_on: null };
      const ask = async (headers: Record<string, string>) =>
        (await api.request(method, address, { headers, ...(method === 'GET' ? {} : { body }) })).status;
      expect(await ask({})).toBe(401);
      expect(await ask((await buildSession(db, (await buildClient(db)).id)).bearer)).toBe(404);
      expect(await ask((await buildSession(db, applicant.profile_id)).bearer)).toBe(404);
      expect(await flags(applicant.id)).toMatchObject({ is_approved: false });
      expect(await ask(robin.headers)).toBe(200);
    },
  );

  it('shows profile, business, services, documents and how long it waits', proves('OPEN-14'), async () => {
    const appliedAt = new Date(Date.now() - 8 * 86_400_000);
    const applicant = await buildApplicant(db, { applied_at: appliedAt });
    const { id } = await buildDocument(db, applicant, { expires_on: '2030-05-31' });
    const waited = () => businessDaysBetween(appliedAt, new Date());
    const before = waited();
    const seen = await review(applicant.id);
    expect(seen).toMatchObject({
      state: 'waiting',
      profile: { first_name: 'Ana' },
      service_area: 'Austin, TX 78704',
      services: [],
      upcoming_visits: 0,
    });
    expect(seen['documents']).toEqual([
      expect.objectContaining({
        id,
        kind: 'certification',
        expires_on: '2030-05-31',
        content_type: 'application/pdf',
        size: 1_000,
      }),
    ]);
    expect(before).toBeGreaterThan(0);
    expect([before, waited()]).toContain(seen['waiting_business_days']);
    await decide(applicant.id, { action: 'approve' });
    expect((await review(applicant.id))['waiting_business_days']).toBeNull();
  });

  it('notes until when a document holds, once for each change', proves('OPEN-14'), async () => {
    const applicant = await buildApplicant(db);
    const { id } = await buildDocument(db, applicant);
    const set = (expires_on: unknown) =>
      api.request('PATCH', `/admin/documents/${id}`, { body: { expires_on }, headers: robin.headers });
    for (const wrong of ['tomorrow', '2027-02-30', 20_270_101, undefined]) expect((await set(wrong)).status).toBe(422);
    expect((await set('2027-05-31')).status).toBe(200);
    await set('2027-05-31');
    await set(null);
    expect(
      (await audit(applicant.id)).map(({ action, details }) => [action, details['before'], details['after']]),
    ).toEqual([
      ['professional.document_expiry_set', null, '2027-05-31'],
      ['professional.document_expiry_set', '2027-05-31', null],
    ]);
  });

  it('words what happened', () => {
    expect(historySentence({ action: 'professional.badge_taken', by: null })).toMatch(
      /^Doorstep removed the Verified badge/,
    );
    expect(historySentence({ action: 'professional.something_new', by: 'Robin' })).toBe('Robin something new');
  });
});

describe('after a decision', () => {
  const listed = async (id: string) =>
    (await pool.query('select from directory_entries where professional_id = $1', [id])).rowCount === 1;

  it(
    'the approved one is listed, and signing in leads to the completed onboarding once',
    proves('GEN-012', 'AUTH-021'),
    async () => {
      const applicant = await buildApplicant(db);
      await decide(applicant.id, { action: 'approve_and_verify' });
      await refreshListing(applicant.id);
      expect(await listed(applicant.id)).toBe(true);
      const viewer = await findViewer(new Headers((await buildSession(db, applicant.profile_id)).bearer));
      if (!viewer) throw new Error('signed in a line above');
      expect((await settleSignIn(viewer)).destination).toBe('/pro-onboarding-complete');
      expect((await settleSignIn(viewer)).destination).toBe('/dashboard/professional/profile');
    },
  );

  it('a suspended one is neither listed nor featured nor to be changed by the database alone', async () => {
    const person = await buildApplicant(db, { is_approved: true, verified: true });
    await refreshListing(person.id);
    await db.insertInto('featured_professionals').values({ place: 1, professional_id: person.id }).execute();
    await decide(person.id, { action: 'suspend', reason: 'Complaints' });
    await refreshListing(person.id);
    expect(await listed(person.id)).toBe(false);
    expect(
      (await pool.query('select from featured_professionals where professional_id = $1', [person.id])).rowCount,
    ).toBe(0);
    await expect(pool.query('update professionals set verified = true where id = $1', [person.id])).rejects.toThrow(
      /professionals_suspended/,
    );
  });

  it('pages kept in memory are dropped even where the directory says the same as before', async () => {
    const person = await buildApplicant(db, { verified: true });
    await refreshListing(person.id);
    const client = await testDatabase.openSession();
    await client.query('listen pages_changed');
    const told = new Promise((resolve) => client.once('notification', resolve));
    await decide(person.id, { action: 'approve' });
    await refreshListing(person.id);
    await client.query('select 1');
    await told;
  });
});
