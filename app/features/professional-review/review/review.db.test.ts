import { describe, expect, it } from 'vitest';
import { buildApplicant, buildDocument } from '#tests/factories/applications.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { decisionJourney } from '#tests/support/decision-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { ApplicationNotice } from '../application-notices.ts';
import { applicationNotices, listingChanges } from '../commands/publish-review.server.ts';
import { setDocumentExpiry } from '../documents/commands/set-document-expiry.server.ts';
import type { ReviewAction } from './review.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);

const { robin, toni, decide, review, flags, audit } = await decisionJourney(api, testDatabase);

/** What waits in a queue; it is taken out. */
async function queued<Data>(queue: { name: string }): Promise<Data[]> {
  const { rows } = await pool.query<{ data: Data }>('delete from pgboss.job where name = $1 returning data', [
    queue.name,
  ]);
  return rows.map(({ data }) => data);
}
const mails = () => queued<ApplicationNotice>(applicationNotices);

describe('a decision', () => {
  it.each<[ReviewAction, { is_approved: boolean; verified: boolean }, string]>([
    ['approve', { is_approved: true, verified: false }, 'approved'],
    ['verify', { is_approved: false, verified: true }, 'verified'],
    ['approve_and_verify', { is_approved: true, verified: true }, 'bookable'],
  ])(
    'to %s sets its flags only, is written down and mailed',
    proves('OPEN-14', 'GEN-011', 'DATA-023'),
    async (action, expected, outcome) => {
      const applicant = await buildApplicant(db);
      await Promise.all([mails(), queued(listingChanges)]);
      const { status, body } = await decide(applicant.id, { action });
      expect([status, body.changed]).toEqual([200, true]);
      expect(await flags(applicant.id)).toEqual({ ...expected, rejected: false, suspended: false });
      expect(await audit(applicant.id)).toEqual([
        { actor_id: robin.id, action: body.review.history[0]?.action, details: { before: 'waiting' } },
      ]);
      expect(await mails()).toEqual([
        expect.objectContaining({
          kind: 'decided',
          outcome,
          firstName: 'Ana',
          reopened: false,
          paymentsConnected: false,
          canBePaid: false,
        }),
      ]);
      expect(await queued(listingChanges)).toEqual([{ professionalId: applicant.id }]);
    },
  );

  it.each<ReviewAction>(['verify', 'approve_and_verify'])(
    'to %s somebody whose certification has expired is refused until its date is right',
    async (action) => {
      const applicant = await buildApplicant(db);
      const document = await buildDocument(db, applicant, { expires_on: '2026-01-31' });
      await mails();
      const refused = await decide(applicant.id, { action });
      expect([refused.status, refused.body.code]).toEqual([409, 'certification_expired']);
      expect(await flags(applicant.id)).toMatchObject({ is_approved: false, verified: false });
      expect(await mails()).toEqual([]);
      await db
        .updateTable('professional_documents')
        .set({ expires_on: '2999-01-31' })
        .where('id', '=', document.id)
        .execute();
      expect((await decide(applicant.id, { action })).body.changed).toBe(true);
    },
  );

  it.each<[ReviewAction, boolean]>([
    ['reject', false],
    ['suspend', true],
  ])(
    'to %s tells the reason in the mail and the history, not in the log itself',
    proves('OPEN-14'),
    async (action, approved) => {
      const person = await buildApplicant(db, { is_approved: approved, verified: approved });
      await mails();
      const reason = 'The certificate is <b>unreadable</b>.';
      const { body } = await decide(person.id, { action, reason: `  ${reason} ` });
      expect(body.changed).toBe(true);
      expect(await flags(person.id)).toEqual({
        is_approved: false,
        verified: false,
        rejected: action === 'reject',
        suspended: action === 'suspend',
      });
      expect(JSON.stringify(await audit(person.id))).not.toContain('unreadable');
      expect(body.review.history[0]).toMatchObject({ by: 'Robin Admin', reason });
      expect(await mails()).toEqual([
        expect.objectContaining({ kind: action === 'reject' ? 'rejected' : 'suspended', reason }),
      ]);
    },
  );

  it.each([undefined, '', '   ', 'x'.repeat(1_001)])(
    'against somebody needs a reason of a sensible length (%#)',
    proves('OPEN-14'),
    async (reason) => {
      const applicant = await buildApplicant(db);
      const { status, body } = await decide(applicant.id, {
        action: 'reject',
        ...(reason === undefined ? {} : { reason }),
      });
      expect([status, body.error]).toEqual([422, expect.stringMatching(/reason/)]);
      expect(await audit(applicant.id)).toEqual([]);
    },
  );

  it('taken again changes nothing and hears who took it', async () => {
    const applicant = await buildApplicant(db);
    await decide(applicant.id, { action: 'approve' });
    await mails();
    const again = await decide(applicant.id, { action: 'approve', seen: null }, toni.headers);
    expect([again.status, again.body.changed, again.body.happened]).toEqual([
      200,
      false,
      expect.objectContaining({ action: 'professional.approved', by: 'Robin Admin' }),
    ]);
    expect([(await audit(applicant.id)).length, await mails()]).toEqual([1, []]);
  });

  it('taken again after something else was noted hears who took it, not who noted that', async () => {
    const applicant = await buildApplicant(db);
    const document = await buildDocument(db, applicant);
    await decide(applicant.id, { action: 'approve_and_verify' });
    await setDocumentExpiry(toni.id, document.id, '2999-01-31');
    for (const action of ['approve', 'verify', 'approve_and_verify'] as const)
      expect((await decide(applicant.id, { action, seen: null }, toni.headers)).body.happened).toMatchObject({
        action: 'professional.approved_and_verified',
        by: 'Robin Admin',
      });
  });

  it('raced by two admins has one effect, and the other hears of it', async () => {
    const applicant = await buildApplicant(db);
    await mails();
    const answers = await Promise.all([
      decide(applicant.id, { action: 'approve_and_verify', seen: null }),
      decide(applicant.id, { action: 'approve_and_verify', seen: null }, toni.headers),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.changed).toSorted()).toEqual([false, true]);
    expect([(await audit(applicant.id)).length, (await mails()).length]).toEqual([1, 1]);
  });

  it('raced by an opposite one is refused, saying what happened', async () => {
    const applicant = await buildApplicant(db);
    const answers = await Promise.all([
      decide(applicant.id, { action: 'approve', seen: null }),
      decide(applicant.id, { action: 'reject', reason: 'No', seen: null }, toni.headers),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused?.code).toBe('review_changed');
    expect(refused?.error).toMatch(
      /^(Robin Admin approved|Toni Admin rejected) the application meanwhile\. Please look at it again\.$/,
    );
    expect((await audit(applicant.id)).length).toBe(1);
  });

  it('about an application that was handed in anew meanwhile is refused', async () => {
    const applicant = await buildApplicant(db);
    const { history } = await review(applicant.id);
    await db
      .insertInto('audit_log')
      .values({
        actor_id: applicant.profile_id,
        action: 'professional.applied',
        subject_type: 'professional',
        subject_id: applicant.id,
      })
      .execute();
    const { status, body } = await decide(applicant.id, { action: 'approve', seen: history[0]?.id ?? null });
    expect([status, body.error]).toEqual([409, expect.stringMatching(/handed the application in meanwhile/)]);
  });

  it('that makes no sense from here is refused and leaves nothing behind', async () => {
    const approved = await buildApplicant(db, { is_approved: true });
    const blank = await buildProfessional(db, { verified: false, is_approved: false });
    const rejected = await buildApplicant(db, { rejected_at: new Date() });
    const suspended = await buildApplicant(db, { suspended_at: new Date() });
    for (const [who, action, code] of [
      [approved, 'reject', 'is_approved'],
      [blank, 'reject', 'nothing_handed_in'],
      [blank, 'suspend', 'not_listed'],
      [rejected, 'verify', 'is_rejected'],
      [suspended, 'verify', 'is_suspended'],
      [suspended, 'reject', 'is_suspended'],
    ] as const) {
      const { status, body } = await decide(who.id, { action, reason: 'Because' });
      expect([action, status, body.code]).toEqual([action, 409, code]);
      expect(await audit(who.id)).toEqual([]);
    }
  });

  it('to approve opens a rejected and a suspended one again', async () => {
    for (const closed of [{ rejected_at: new Date() }, { suspended_at: new Date() }]) {
      const person = await buildApplicant(db, closed);
      await mails();
      await decide(person.id, { action: 'approve_and_verify' });
      expect(await flags(person.id)).toEqual({ is_approved: true, verified: true, rejected: false, suspended: false });
      expect(await mails()).toEqual([expect.objectContaining({ reopened: 'suspended_at' in closed })]);
    }
  });

  it('cannot be unmade in the log', async () => {
    const applicant = await buildApplicant(db);
    await decide(applicant.id, { action: 'approve' });
    await expect(
      pool.query('update audit_log set actor_id = null where subject_id = $1', [applicant.id]),
    ).rejects.toThrow(/append-only/);
    await expect(pool.query('delete from audit_log where subject_id = $1', [applicant.id])).rejects.toThrow(
      /append-only/,
    );
  });

  it.each(['nobody', '01890000-0000-7000-8000-000000000000'])('about %s finds nobody', async (id) => {
    expect((await decide(id, { action: 'approve' })).status).toBe(404);
  });
});
