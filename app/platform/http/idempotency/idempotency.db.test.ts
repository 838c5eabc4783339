import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';
import { log } from '#app/platform/log/log.server.ts';
import { buildClient } from '#tests/factories/accounts.ts';
import {
  counting,
  created,
  gate,
  keyedEndpoints,
  newKey,
  post,
  timesCarriedOut,
} from '#tests/support/http/keyed-endpoints.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const { db } = await createTestDatabase();
log.level = 'silent';

describe('an Idempotency-Key', () => {
  it('has a repeated call carried out once and answered alike, and says so', async () => {
    const key = newKey();
    const times = await counting(created, async () => {
      const first = await post({ key });
      const again = await post({ key });
      expect([first.status, first.replayed, again.status, again.replayed]).toEqual([201, null, 201, 'true']);
      expect(again.text).toBe(first.text);
    });
    expect(times).toBe(1);
  });

  it('is not needed: calls without one are carried out each time, and nothing is kept of them', async () => {
    await db.deleteFrom('idempotency_keys').execute();
    expect(await counting(created, async () => void (await Promise.all([post({}), post({})])))).toBe(2);
    expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  });

  it('belongs to one caller and one endpoint', async () => {
    const key = newKey();
    const [one, two] = [await buildClient(db), await buildClient(db)];
    const times = await counting(created, async () => {
      for (const caller of [one.id, two.id]) expect((await post({ key, caller })).replayed).toBeNull();
      expect((await post({ key })).replayed).toBeNull();
      expect((await post({ key, caller: one.id, path: '/others' })).replayed).toBeNull();
      expect((await post({ key, caller: two.id })).replayed).toBe('true');
    });
    expect(times).toBe(4);
  });

  it('used for another body or address is refused', async () => {
    const key = newKey();
    const times = await counting(created, async () => {
      await post({ key });
      for (const other of [{ body: { name: 'b' } }, { path: '/things?twice=1' }]) {
        const answer = await post({ key, ...other });
        expect([answer.status, answer.body?.code]).toEqual([422, 'idempotency_key_reused']);
      }
    });
    expect(times).toBe(1);
  });

  it('may come quoted, as the draft has it', async () => {
    const key = newKey();
    await post({ key });
    expect((await post({ key: `"${key}"` })).replayed).toBe('true');
  });

  it.each([
    ['empty', ''],
    ['too long', 'x'.repeat(256)],
    ['of two words', 'two words'],
    ['an empty quotation', '""'],
  ])('is refused when it is %s', async (_, key) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const response = await keyedEndpoints.request('/things', { method: 'POST', headers, body: '{}' });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      400,
      'idempotency_key_invalid',
    ]);
  });

  it('asked for while the first call is at work says when to come back', async () => {
    const key = newKey();
    const held = gate();
    const times = await counting(held.work, async () => {
      const first = post({ key });
      await held.begun;
      const second = await post({ key });
      expect([second.status, second.body?.code, second.retryAfter]).toEqual([409, 'idempotency_key_running', '1']);
      held.open();
      expect((await first).status).toBe(201);
      expect((await post({ key })).replayed).toBe('true');
    });
    expect(times).toBe(1);
  });

  it('in the hands of 16 at once is carried out by one', async () => {
    const key = newKey();
    const times = await counting(created, async () => {
      const answers = await Promise.all(Array.from({ length: 16 }, () => post({ key })));
      expect(answers.filter(({ status, replayed }) => status === 201 && replayed === null)).toHaveLength(1);
      for (const { status, body } of answers)
        expect(status === 201 ? body : status).toEqual(status === 201 ? { id: 1 } : 409);
    });
    expect(times).toBe(1);
  });
});

describe('what is kept', () => {
  const refusal = (status: number) => () => Response.json({ error: 'No', code: 'no', details: {} }, { status });

  it.each([400, 404, 410, 413, 422])('a refusal for good is (%i)', async (status) => {
    const key = newKey();
    const times = await counting(refusal(status), async () => {
      expect([await post({ key }), await post({ key })]).toMatchObject([{ status }, { status, replayed: 'true' }]);
    });
    expect(times).toBe(1);
  });

  it.each([401, 403, 409, 429, 500, 502, 503])(
    'an answer that another moment may change is not (%i)',
    async (status) => {
      const key = newKey();
      expect(await counting(refusal(status), async () => void [await post({ key }), await post({ key })])).toBe(2);
    },
  );

  it('an answer without a body is, as it was', async () => {
    const key = newKey();
    const nothing = () => new Response(null, { status: 204 });
    const times = await counting(nothing, async () => {
      expect([await post({ key }), await post({ key })]).toMatchObject([
        { status: 204 },
        { status: 204, text: '', replayed: 'true' },
      ]);
    });
    expect(times).toBe(1);
  });

  it('an error that was thrown frees the key when it may pass', async () => {
    const key = newKey();
    const failing = () => {
      throw timesCarriedOut() === 1 ? new Error('lost the database') : new AppError(platformErrors.not_found);
    };
    const times = await counting(failing, async () => {
      expect((await post({ key })).status).toBe(500);
      expect((await post({ key })).status).toBe(404);
      expect((await post({ key })).replayed).toBe('true');
    });
    expect(times).toBe(2);
  });

  it('a cookie never is', async () => {
    const key = newKey();
    const withCookie = () => Response.json({ ok: true }, { headers: { 'set-cookie': 'session=secret' } });
    expect(await counting(withCookie, async () => void [await post({ key }), await post({ key })])).toBe(2);
    const kept = await db.selectFrom('idempotency_keys').selectAll().where('endpoint', '=', 'POST /things').execute();
    expect(JSON.stringify(kept)).not.toContain('secret');
  });

  it('neither is the key or the body, by which a password could be guessed', async () => {
    const key = newKey();
    await post({ key, body: { password: 'correct horse' } });
    const { rows } = await sql<{ row: string }>`select k::text as row from idempotency_keys k`.execute(db);
    expect(rows.map(({ row }) => row).join()).not.toMatch(new RegExp(`${key}|horse`));
  });

  it('goes with its caller', async () => {
    const { id: caller } = await buildClient(db);
    await post({ key: newKey(), caller });
    await sql`delete from auth_user where id = ${caller}`.execute(db);
    expect(await db.selectFrom('idempotency_keys').selectAll().where('caller_id', '=', caller).execute()).toEqual([]);
  });
});
