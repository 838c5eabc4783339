import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { scheduleQueue } from '#app/platform/jobs/job.server.ts';
import { jobs } from '#app/jobs.server.ts';
import { buildClient, buildProfile } from '#tests/factories/accounts.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { System } from './queries/read-system.server.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
const admin = await buildProfile(db, { role: 'admin', type: null });
const headersOf = async (id: string) => (await buildSession(db, id)).bearer as Record<string, string>;
const headers = await headersOf(admin.id);
const schedule = jobs.find(({ cron }) => cron)?.queue.name ?? '';

async function readSystem(): Promise<System> {
  return (await (await api.request('GET', '/admin/system', { headers })).json()) as System;
}

/** Enqueues a job and lets it be given up. */
async function failedJob(): Promise<string> {
  await inTransaction((trx) => enqueue(trx, scheduleQueue(schedule), {}));
  const { rows } = await pool.query<{ id: string }>(
    `update pgboss.job set state = 'failed', completed_on = now(), output = '{"message": "The disk is full"}'
     where name = $1 and state = 'created' returning id`,
    [schedule],
  );
  return rows[0]?.id ?? '';
}

describe('a job that was given up', () => {
  it('is shown with its error, runs again once, and the audit log has who said so', async () => {
    const id = await failedJob();
    const shown = await readSystem();
    expect(shown.failed_jobs).toMatchObject([{ id, queue: schedule, attempts: 1, error: 'The disk is full' }]);
    expect(shown.queues).toContainEqual(expect.objectContaining({ queue: schedule, failed: 1, waiting: 0 }));

    expect((await api.request('POST', `/admin/jobs/${id}/run`, { headers })).status).toBe(204);
    const after = await readSystem();
    expect(after.failed_jobs).toEqual([]);
    expect(after.queues).toContainEqual(expect.objectContaining({ queue: schedule, failed: 0, waiting: 1 }));
    const { rows } = await pool.query('select actor_id, subject_id, details from audit_log where action = $1', [
      'platform.job_run_again',
    ]);
    expect(rows).toEqual([{ actor_id: admin.id, subject_id: id, details: { queue: schedule } }]);

    const second = await api.request('POST', `/admin/jobs/${id}/run`, { headers });
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ code: 'job_not_failed' });
  });

  it('that does not exist is told the same', async () => {
    for (const id of [randomUUID(), 'somewhere'])
      expect((await api.request('POST', `/admin/jobs/${id}/run`, { headers })).status).toBe(409);
  });
});

it('Stripe’s events of the last day are counted, those from before are not', async () => {
  await pool.query(
    `insert into stripe_events (id, type, received_at, processed_at) values
     ('evt_1', 'payout.paid', now() - interval '1 hour', now() - interval '1 hour' + interval '2.5 seconds'),
     ('evt_2', 'payout.paid', now() - interval '1 minute', null),
     ('evt_3', 'payout.paid', now() - interval '25 hours', null)`,
  );
  const { webhooks } = await readSystem();
  expect(webhooks).toMatchObject({ received: 2, waiting: 1, slowest_seconds: 2.5 });
});

it('only administrators see the system', async () => {
  const client = await headersOf((await buildClient(db)).id);
  for (const [method, path] of [
    ['GET', '/admin/system'],
    ['GET', '/admin/system/parts'],
    ['POST', `/admin/jobs/${randomUUID()}/run`],
  ] as const) {
    expect((await api.request(method, path)).status).toBe(401);
    expect((await api.request(method, path, { headers: client })).status).toBe(404);
  }
});
