import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { messageJourney } from '#tests/support/message-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { people, open, write, read } = messageJourney(api, testDatabase);

type As = Parameters<typeof open>[0];
const send = async (method: string, path: string, as: As, body?: unknown) => {
  const response = await api.request(method, path, { headers: { ...as?.bearer }, ...(body ? { body } : {}) });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as Record<string, never> & { code?: string } };
};
const block = (as: As, id: string) => send('PUT', `/threads/${id}/block`, as);
const unblock = (as: As, id: string) => send('DELETE', `/threads/${id}/block`, as);
const report = (as: As, id: string, reportId: string = randomUUID(), details = 'He wants cash.') =>
  send('POST', `/threads/${id}/reports`, as, { id: reportId, reason: 'off-platform', details });
const reports = async (as: As, state = 'open') => {
  const { status, body } = await send('GET', `/admin/thread-reports?state=${state}&limit=100`, as);
  return { status, items: (body['items'] ?? []) as unknown as { id: string; reported_by: string }[] };
};
const writingOf = async (as: As, id: string) =>
  (await read(as, id)).body.thread as unknown as { writing: string; is_blocked: boolean; may_attach: boolean };

describe('a block', () => {
  it('stops both sides, tells the blocked one nothing, and ends where it began', async () => {
    const { professional, owner, client } = await people();
    const { thread_id: id } = (await open(client, professional.id)).body;
    expect([(await block(owner, id)).status, (await block(owner, id)).status]).toEqual([204, 204]);
    expect(await write(client, id)).toMatchObject({ status: 409, body: { code: 'writing_closed' } });
    expect(await write(owner, id)).toMatchObject({ status: 409, body: { code: 'you_blocked' } });
    expect((await open(client, professional.id)).status).toBe(409);
    expect([await writingOf(client, id), await writingOf(owner, id)]).toMatchObject([
      { writing: 'closed', is_blocked: false },
      { writing: 'blocked', is_blocked: true },
    ]);
    expect((await unblock(client, id)).status).toBe(204);
    expect((await write(client, id)).status).toBe(409);
    await unblock(owner, id);
    expect((await write(client, id)).status).toBe(201);
  });

  it('waits while a paid visit is ahead, for texts', async () => {
    const { professional, owner, client, pay } = await people();
    const { thread_id: id } = (await open(client, professional.id)).body;
    await block(owner, id);
    const booking = await pay();
    expect([(await write(client, id)).status, (await write(owner, id)).status]).toEqual([201, 201]);
    expect(await writingOf(client, id)).toMatchObject({ writing: 'open', may_attach: false });
    await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', booking.id).execute();
    expect((await write(client, id)).status).toBe(409);
  });
});

describe('a report', () => {
  it('is one while it is open, and shows the team nothing that was written', async () => {
    const { professional, owner, client, admin } = await people();
    const { thread_id: id } = (await open(client, professional.id, 'Secret words')).body;
    const reportId = randomUUID();
    for (const given of [reportId, reportId, randomUUID()]) expect((await report(client, id, given)).status).toBe(204);
    expect((await report(owner, id)).status).toBe(204);
    const { items } = await reports(admin);
    const own = items.filter((one) => one.id === reportId);
    expect(own).toMatchObject([{ reported_by: 'client', client: 'Maya Brooks', details: 'He wants cash.' }]);
    expect(JSON.stringify(items)).not.toContain('Secret words');
    expect((await report(client, id, randomUUID(), ' ')).status).toBe(422);
  });

  it('opens the conversation to the team only for a reason, which is in the audit log', async () => {
    const { professional, client, admin } = await people();
    const { thread_id: id } = (await open(client, professional.id, 'Call 512 555 0142')).body;
    const reportId = randomUUID();
    await report(client, id, reportId);
    const path = `/admin/thread-reports/${reportId}/openings`;
    expect((await send('POST', path, admin, { reason: ' ' })).status).toBe(422);
    const opened = await send('POST', path, admin, { reason: 'To see who asked for cash' });
    expect(opened).toMatchObject({ status: 200, body: { messages: [{ side: 'client', text: 'Call 512 555 0142' }] } });
    const { rows } = await pool.query(`select actor_id, details from audit_log where subject_id = $1`, [id]);
    expect(rows).toMatchObject([{ actor_id: admin.id, details: { reason: 'To see who asked for cash' } }]);
    expect((await read(admin, id)).status).toBe(404);
  });

  it('is settled once: dismissed, or with a thread in which nobody writes any more', async () => {
    const { professional, owner, client, admin } = await people();
    const { thread_id: id } = (await open(client, professional.id)).body;
    const reportId = randomUUID();
    await report(client, id, reportId);
    const settle = (outcome: string, note = 'Asked for cash twice') =>
      send('PUT', `/admin/thread-reports/${reportId}/settlement`, admin, { outcome, note });
    expect([(await settle('closed')).status, (await settle('closed')).status]).toEqual([204, 204]);
    expect(await settle('dismissed')).toMatchObject({ status: 409, body: { code: 'report_settled' } });
    for (const who of [client, owner]) {
      expect(await write(who, id)).toMatchObject({ status: 409, body: { code: 'writing_closed' } });
      expect(await writingOf(who, id)).toMatchObject({ writing: 'closed' });
    }
    expect((await reports(admin, 'settled')).items.map((one) => one.id)).toContain(reportId);
  });

  it('and everything about it does not exist for others', async () => {
    const { professional, client, stranger, admin } = await people();
    const { thread_id: id } = (await open(client, professional.id)).body;
    const reportId = randomUUID();
    await report(client, id, reportId);
    for (const who of [stranger, admin])
      expect([(await block(who, id)).status, (await unblock(who, id)).status, (await report(who, id)).status]).toEqual([
        404, 404, 404,
      ]);
    const body = { reason: 'x', outcome: 'dismissed', note: 'x' };
    expect([
      (await reports(client)).status,
      (await send('POST', `/admin/thread-reports/${reportId}/openings`, client, body)).status,
      (await send('PUT', `/admin/thread-reports/${reportId}/settlement`, client, body)).status,
      (await send('POST', `/admin/thread-reports/${randomUUID()}/openings`, admin, body)).status,
    ]).toEqual([404, 404, 404, 404]);
  });
});
