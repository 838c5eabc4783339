import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProfile } from '#tests/factories/accounts.ts';
import { buildApplicant, buildDocument } from '#tests/factories/applications.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildService } from '#tests/factories/services.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { filesJourney } from '#tests/support/files-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { connectTestStorage } from '#tests/support/storage/test-storage.ts';
import { applicationNotices, listingChanges } from '../commands/publish-review.server.ts';
import { findReviewReason } from '../review/queries/find-review-reason.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { queued } = filesJourney(api, db, pool);

let store: Awaited<ReturnType<typeof connectTestStorage>>;
beforeAll(async () => {
  store = await connectTestStorage('disk');
});
afterAll(() => store.close());

const adminId = (await buildProfile(db, { role: 'admin', type: null, first_name: 'Robin', last_name: 'Admin' })).id;
const admin = (await buildSession(db, adminId)).bearer as Record<string, string>;

/** Somebody approved with a certification and, where wanted, more. */
async function approved(overrides: Parameters<typeof buildProfessional>[1] = {}) {
  const professional = await buildProfessional(db, overrides);
  const document = await buildDocument(db, professional, { expires_on: '2030-01-31' });
  const bearer = (await buildSession(db, professional.profile_id)).bearer as Record<string, string>;
  return { ...professional, document, bearer };
}
type Approved = Awaited<ReturnType<typeof approved>>;

/** A file of theirs that nothing uses yet. */
async function uploaded({ profile_id }: { profile_id: string }) {
  const path = `${profile_id}/certifications/${randomUUID()}.pdf`;
  await pool.query(
    "insert into stored_files (bucket, path, owner_id, content_type, size, sha256) values ('professional-documents', $1, $2, 'application/pdf', 1000, repeat('0', 64))",
    [path, profile_id],
  );
  return path;
}

type Own = {
  documents: { id: string; file_path: string; kind: string; expires_on: string | null }[];
  changes: { id: string; change: string; file_path: string | null }[];
  categories: string[];
  is_open: boolean;
};
async function call(method: string, path: string, headers: Record<string, string>, body?: unknown) {
  const answer = await api.request(method, path, { headers, ...(body === undefined ? {} : { body }) });
  return {
    status: answer.status,
    body: (answer.status === 204 ? {} : await answer.json()) as Record<string, unknown> & {
      id: string;
      code: string;
      error: string;
    },
  };
}
const propose = (who: Approved, body: unknown) => call('POST', `/professionals/${who.id}/changes`, who.bearer, body);
const own = async (who: Approved) =>
  (await call('GET', `/professionals/${who.id}/documents`, who.bearer)).body as unknown as Own;
const decide = (id: string, body: unknown, key?: string) =>
  call('POST', `/admin/changes/${id}/decisions`, key ? { ...admin, 'idempotency-key': key } : admin, body);
const fileExists = async (path: string) =>
  (await pool.query('select 1 from stored_files where path = $1', [path])).rowCount === 1;
const actions = async (id: string) =>
  (await pool.query('select action from audit_log where subject_id = $1 order by id', [id])).rows.map(
    ({ action }) => action,
  );
const mails = () => queued<Record<string, unknown>>(applicationNotices.name);

describe('a document after the approval', () => {
  it(
    'is replaced by review: the old one holds until then, the accepted one from then on',
    proves('OPEN-14'),
    async () => {
      const who = await approved();
      const path = await uploaded(who);
      await mails();
      const { status, body } = await propose(who, {
        change: 'replace_document',
        document_id: who.document.id,
        file_path: path,
      });
      expect(status).toBe(201);
      expect(await own(who)).toMatchObject({
        documents: [{ id: who.document.id, expires_on: '2030-01-31' }],
        changes: [{ id: body.id, file_path: path }],
        is_open: true,
      });
      const accepted = await decide(body.id, { accept: true, expires_on: '2033-05-31' });
      expect(accepted).toMatchObject({
        status: 200,
        body: { review: { changes: [], documents: [{ file_path: path, expires_on: '2033-05-31' }] } },
      });
      expect([await fileExists(path), await fileExists(who.document.file_path)]).toEqual([true, false]);
      expect(await actions(who.id)).toEqual(['professional.change_proposed', 'professional.change_accepted']);
      expect(await mails()).toEqual([
        expect.objectContaining({
          kind: 'change-accepted',
          firstName: 'Paula',
          what: 'another certification in place of the present one',
          lacksBadge: false,
        }),
      ]);
      const { rows } = await pool.query('select verified, is_approved from professionals where id = $1', [who.id]);
      expect(rows).toEqual([{ verified: true, is_approved: true }]);
    },
  );

  it('is said to bring no badge where the last certification took it', async () => {
    const who = await approved();
    await pool.query('update professionals set verified = false where id = $1', [who.id]);
    const renewed = { change: 'replace_document', document_id: who.document.id, file_path: await uploaded(who) };
    const { body } = await propose(who, renewed);
    await mails();
    expect(await decide(body.id, { accept: true })).toMatchObject({
      status: 200,
      body: { review: { verified: false } },
    });
    expect(await mails()).toMatchObject([{ kind: 'change-accepted', lacksBadge: true }]);
  });

  it(
    'stays where the change is rejected; the reason is mailed and kept, and is none for a suspension',
    proves('OPEN-14'),
    async () => {
      const who = await approved();
      const path = await uploaded(who);
      const { body } = await propose(who, { change: 'add_document', kind: 'insurance', file_path: path });
      expect(await decide(body.id, { accept: false })).toMatchObject({ status: 422 });
      await mails();
      const rejection = () => decide(body.id, { accept: false, reason: 'It is blurred.' }, 'one-press');
      // Asked again, as after an answer that was lost.
      expect([(await rejection()).status, (await rejection()).status]).toEqual([200, 200]);
      expect(await own(who)).toMatchObject({ documents: [{ id: who.document.id }], changes: [] });
      expect(await fileExists(path)).toBe(false);
      expect(await mails()).toEqual([
        expect.objectContaining({ kind: 'change-rejected', what: 'a new insurance', reason: 'It is blurred.' }),
      ]);
      expect(await findReviewReason(who.id)).toBeUndefined();
      const { rows } = await pool.query('select reason from review_reasons where professional_id = $1', [who.id]);
      expect(rows).toEqual([{ reason: 'It is blurred.' }]);
    },
  );

  it('is added and removed by review, but the last certification stays', async () => {
    const who = await approved();
    const [first, second] = [await uploaded(who), await uploaded(who)];
    expect(await propose(who, { change: 'remove_document', document_id: who.document.id })).toMatchObject({
      status: 409,
      body: { code: 'last_certification' },
    });
    const added = await propose(who, { change: 'add_document', kind: 'certification', file_path: first });
    await decide(added.body.id, { accept: true });
    const removal = await propose(who, { change: 'remove_document', document_id: who.document.id });
    expect(removal.status).toBe(201);
    const other = (await own(who)).documents.find(({ file_path }) => file_path === first);
    expect(await propose(who, { change: 'remove_document', document_id: other?.id })).toMatchObject({
      status: 409,
      body: { code: 'last_certification' },
    });
    await decide(removal.body.id, { accept: true });
    expect((await own(who)).documents.map(({ file_path }) => file_path)).toEqual([first]);
    const insurance = { change: 'add_document', kind: 'insurance', file_path: second };
    expect((await propose(who, insurance)).status).toBe(201);
    expect(await propose(who, { ...insurance, file_path: await uploaded(who) })).toMatchObject({
      status: 409,
      body: { code: 'insurance_exists' },
    });
  });

  it('asked for again takes the place of what waited; taken back, it is gone with its file', async () => {
    const who = await approved();
    const [first, second] = [await uploaded(who), await uploaded(who)];
    await propose(who, { change: 'replace_document', document_id: who.document.id, file_path: first });
    const { body } = await propose(who, {
      change: 'replace_document',
      document_id: who.document.id,
      file_path: second,
    });
    expect((await own(who)).changes.map(({ id }) => id)).toEqual([body.id]);
    expect([await fileExists(first), await fileExists(second)]).toEqual([false, true]);
    expect((await call('DELETE', `/professionals/${who.id}/changes/${body.id}`, who.bearer)).status).toBe(204);
    expect(await fileExists(second)).toBe(false);
    expect(await decide(body.id, { accept: true })).toMatchObject({ status: 404, body: { code: 'change_not_found' } });
  });

  it('of two decisions at once one counts', async () => {
    const who = await approved();
    const { body } = await propose(who, {
      change: 'replace_document',
      document_id: who.document.id,
      file_path: await uploaded(who),
    });
    await mails();
    const answers = await Promise.all(
      [true, false, true, false].map((accept) => decide(body.id, { accept, reason: 'No.' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
    expect(await mails()).toHaveLength(1);
  });

  it('a file that is in use cannot be deleted or handed in twice', async () => {
    const who = await approved();
    const path = await uploaded(who);
    await propose(who, { change: 'replace_document', document_id: who.document.id, file_path: path });
    expect(await propose(who, { change: 'add_document', kind: 'certification', file_path: path })).toMatchObject({
      status: 409,
      body: { code: 'document_used' },
    });
    expect((await call('DELETE', `/storage/professional-documents/${path}`, who.bearer)).body.code).toBe('file_in_use');
  });
});

describe('categories after the approval', () => {
  it('change by review, and the directory hears of it', proves('OPEN-14'), async () => {
    const who = await approved({ approved_categories: ['auto-care'] });
    await buildService(db, { professional_id: who.id, name: 'Oil change', category_id: 'auto-care' });
    expect(await propose(who, { change: 'set_categories', categories: ['auto-care'] })).toMatchObject({
      status: 409,
      body: { code: 'categories_unchanged' },
    });
    const { body } = await propose(who, { change: 'set_categories', categories: ['auto-care', 'pet-services'] });
    expect((await own(who)).categories).toEqual(['auto-care']);
    await queued(listingChanges.name);
    await decide(body.id, { accept: true });
    expect((await own(who)).categories).toEqual(['auto-care', 'pet-services']);
    expect(await queued(listingChanges.name)).toEqual([{ professionalId: who.id }]);
  });

  it('are agreed to with the first approval: those of the services', async () => {
    const applicant = await buildApplicant(db);
    await buildService(db, { professional_id: applicant.id, name: 'Full groom', category_id: null });
    await call('POST', `/admin/professionals/${applicant.id}/decisions`, admin, { action: 'approve' });
    const { rows } = await pool.query('select approved_categories from professionals where id = $1', [applicant.id]);
    expect(rows).toEqual([{ approved_categories: ['pet-services'] }]);
  });
});

describe('who may ask', () => {
  it('only somebody approved, for the own record, with own files', async () => {
    const [who, other] = [await approved(), await approved()];
    const otherFile = await uploaded(other);
    const answers = [
      await call('POST', `/professionals/${other.id}/changes`, who.bearer, {
        change: 'set_categories',
        categories: ['auto-care'],
      }),
      await call('GET', `/professionals/${other.id}/documents`, who.bearer),
      await propose(who, {
        change: 'replace_document',
        document_id: other.document.id,
        file_path: await uploaded(who),
      }),
      await propose(who, { change: 'remove_document', document_id: randomUUID() }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await propose(who, { change: 'add_document', kind: 'certification', file_path: otherFile })).toMatchObject({
      status: 422,
      body: { code: 'upload_unknown' },
    });
    const theirs = await propose(other, { change: 'set_categories', categories: ['auto-care'] });
    expect((await call('DELETE', `/professionals/${who.id}/changes/${theirs.body.id}`, who.bearer)).status).toBe(404);
    expect(
      (await call('POST', `/admin/changes/${theirs.body.id}/decisions`, who.bearer, { accept: true })).status,
    ).toBe(404);
    expect((await own(other)).changes).toHaveLength(1);
  });

  it.each([
    ['not approved', { is_approved: false }, 'change_needs_approval'],
    ['suspended', { is_approved: false, verified: false, suspended_at: new Date() }, 'change_of_suspended'],
  ])('nobody who is %s', async (_, flags, code) => {
    const who = await approved(flags);
    expect(await propose(who, { change: 'set_categories', categories: ['auto-care'] })).toMatchObject({
      status: 409,
      body: { code },
    });
    expect((await own(who)).is_open).toBe(false);
  });

  it('an account goes with what it asked for', async () => {
    const who = await approved();
    await propose(who, { change: 'replace_document', document_id: who.document.id, file_path: await uploaded(who) });
    expect((await call('POST', '/functions/delete-user-account', who.bearer, {})).status).toBe(200);
    const { rows } = await pool.query('select 1 from proposed_changes where professional_id = $1', [who.id]);
    expect(rows).toEqual([]);
  });
});
