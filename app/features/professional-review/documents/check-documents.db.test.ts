import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { buildApplicant, buildDocument } from '#tests/factories/applications.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { checkDocuments, takeLapsedBadges } from './commands/check-documents.server.ts';
import { applicationNotices } from '../commands/publish-review.server.ts';
import { setDocumentExpiry } from './commands/set-document-expiry.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
await startTestApi(testDatabase);

const expiry = '2027-06-30';
/** Noon in Austin, so many days before the document's last day. */
const daysBefore = (days: number) => new Date(`${addDays(expiry, -days)}T18:00:00Z`);

async function mails() {
  const { rows } = await pool.query<{ data: { kind: string; isLastCertification?: boolean } }>(
    'delete from pgboss.job where name = $1 returning data',
    [applicationNotices.name],
  );
  return rows.map(({ data }) => data);
}

beforeEach(async () => {
  await pool.query('delete from professionals');
  await mails();
});

const professional = (overrides = {}) => buildApplicant(db, { verified: true, is_approved: true, ...overrides });
/** What a change that hands in a certification consists of. */
async function newCertification(person: Awaited<ReturnType<typeof professional>>) {
  const { id, file_id, file_path } = await buildDocument(db, person);
  await db.deleteFrom('professional_documents').where('id', '=', id).execute();
  return { professional_id: person.id, document_kind: 'certification', file_id, file_path } as const;
}
const isVerified = async (id: string) =>
  (await db.selectFrom('professionals').select('verified').where('id', '=', id).executeTakeFirstOrThrow()).verified;

describe('a document that expires', () => {
  it('is reminded of 30, 7 and 1 days before, once each, however often the job runs', proves('OPEN-14'), async () => {
    await buildDocument(db, await professional(), { expires_on: expiry });
    const told: [number, number][] = [];
    for (const days of [31, 30, 30, 29, 8, 7, 6, 2, 1, 0]) {
      await checkDocuments(daysBefore(days));
      const sent = await mails();
      if (sent.length > 0) told.push([days, sent.length]);
    }
    expect(told).toEqual([
      [30, 1],
      [7, 1],
      [1, 1],
    ]);
  });

  it('is reminded of once, most urgently, after days without the job', async () => {
    await buildDocument(db, await professional(), { expires_on: expiry });
    await checkDocuments(daysBefore(5));
    await checkDocuments(daysBefore(4));
    expect(await mails()).toEqual([
      expect.objectContaining({ kind: 'document-expiring', expiresOn: expiry, isLastCertification: true }),
    ]);
  });

  it('says whether the badge hangs on it', async () => {
    const person = await professional();
    const { id } = await buildDocument(db, person, { expires_on: expiry });
    await buildDocument(db, person, { expires_on: null });
    await buildDocument(db, person, { kind: 'insurance', expires_on: expiry });
    await checkDocuments(daysBefore(3));
    expect((await mails()).map(({ isLastCertification }) => isLastCertification)).toEqual([false, false]);
    await setDocumentExpiry(person.profile_id, id, addDays(expiry, 2));
    await checkDocuments(daysBefore(3));
    expect(await mails()).toHaveLength(1);
  });

  it('takes the badge away the day after the last certification expired, once, with entry and mail', async () => {
    const person = await professional();
    await buildDocument(db, person, { expires_on: expiry });
    await buildDocument(db, person, { expires_on: addDays(expiry, -40) });
    await buildDocument(db, person, { kind: 'insurance', expires_on: null });
    await checkDocuments(daysBefore(0));
    expect(await isVerified(person.id)).toBe(true);
    await mails();
    await checkDocuments(daysBefore(-1));
    await checkDocuments(daysBefore(-2));
    expect(await isVerified(person.id)).toBe(false);
    expect(await mails()).toEqual([expect.objectContaining({ kind: 'badge-taken', expiresOn: expiry })]);
    const entries = await db
      .selectFrom('audit_log')
      .select(['actor_id', 'action'])
      .where('subject_id', '=', person.id)
      .execute();
    expect(entries).toEqual([{ actor_id: null, action: 'professional.badge_taken' }]);
  });

  it('takes the badge within the hour after midnight, by the clocks of the professional', async () => {
    const [chicago, newYork] = [await professional(), await professional({ time_zone: 'America/New_York' })];
    for (const person of [chicago, newYork]) await buildDocument(db, person, { expires_on: expiry });
    await takeLapsedBadges(new Date('2027-07-01T04:30:00Z'));
    expect([await isVerified(chicago.id), await isVerified(newYork.id)]).toEqual([true, false]);
    await takeLapsedBadges(new Date('2027-07-01T05:30:00Z'));
    expect(await isVerified(chicago.id)).toBe(false);
  });

  it('is not asked for again while the new one awaits review, and the mail about the badge says so', async () => {
    const person = await professional();
    const { id } = await buildDocument(db, person, { expires_on: expiry });
    const waiting = await db
      .insertInto('proposed_changes')
      .values({ ...(await newCertification(person)), change: 'replace_document', document_id: id })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const days of [30, 7]) await checkDocuments(daysBefore(days));
    expect(await mails()).toEqual([]);
    await checkDocuments(daysBefore(-1));
    expect(await mails()).toEqual([expect.objectContaining({ kind: 'badge-taken', isWaiting: true })]);
    await db.updateTable('professionals').set({ verified: true }).where('id', '=', person.id).execute();
    await db.deleteFrom('proposed_changes').where('id', '=', waiting.id).execute();
    await checkDocuments(daysBefore(1));
    expect(await mails()).toEqual([expect.objectContaining({ kind: 'document-expiring' })]);
    await checkDocuments(daysBefore(-1));
    expect(await mails()).toEqual([expect.objectContaining({ kind: 'badge-taken', isWaiting: false })]);
  });

  it('of another kind is still asked for while a new certification awaits review', async () => {
    const person = await professional();
    for (const kind of ['certification', 'insurance'] as const)
      await buildDocument(db, person, { kind, expires_on: expiry });
    await db
      .insertInto('proposed_changes')
      .values({ ...(await newCertification(person)), change: 'add_document' })
      .execute();
    await checkDocuments(daysBefore(30));
    expect(await mails()).toEqual([expect.objectContaining({ kind: 'document-expiring', document: 'insurance' })]);
  });

  it('lets the badge of whoever has another valid one, and applicants, alone', async () => {
    const [covered, applicant] = [await professional(), await buildApplicant(db)];
    await buildDocument(db, covered, { expires_on: expiry });
    await buildDocument(db, covered, { expires_on: addDays(expiry, 400) });
    await buildDocument(db, applicant, { expires_on: expiry });
    await checkDocuments(daysBefore(-1));
    expect(await isVerified(covered.id)).toBe(true);
    expect(await mails()).toEqual([]);
  });
});
