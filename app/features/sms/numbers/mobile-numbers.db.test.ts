import { afterEach, describe, expect, it } from 'vitest';
import { bookingJourney } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { newPhone, smsJourney } from '#tests/support/sms/sms-journey.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { MobileNumberDto } from './number-dto.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person } = bookingJourney(app, testDatabase);
const { connect, requestCode, confirmCode, textsTo, codeOn, withNumber } = await smsJourney(app, testDatabase);
const numberOf = async (as: Awaited<ReturnType<typeof person>>) =>
  (await call<MobileNumberDto>('GET', '/text-messages/number', { as })).body;
const wrong = (code: string) => (code === '123456' ? '654321' : '123456');
const age = (userId: string, seconds: number) =>
  pool.query('update sms_codes set sent_at = sent_at - make_interval(secs => $2) where user_id = $1', [
    userId,
    seconds,
  ]);

afterEach(async () => {
  connect();
  await pool.query("delete from rate_limits where key like 'sms-%'");
});

describe('a number', () => {
  it('is confirmed by its code, shown to its owner alone, and removed again', async () => {
    const maya = await person();
    const phone = newPhone();
    const asked = await requestCode(maya, phone.replace('+1', ''));
    expect(asked.body).toMatchObject({ offered: true, number: null, pending: { resend_seconds: 60 } });
    const [text] = await textsTo(phone);
    expect(text?.body).toMatch(/^Doorstep: \d{6} is your code, good for 10 minutes\. .*rates may apply.*STOP/);
    expect(text?.segments).toBe(1);

    const refused = await confirmCode(maya, wrong(await codeOn(phone)));
    expect([refused.status, refused.body.code]).toEqual([422, 'code_wrong']);
    const code = await codeOn(phone);
    const confirmed = await confirmCode(maya, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(confirmed.body).toMatchObject({ number: { state: 'on', message: null }, pending: null });
    // A lost answer is asked for again.
    expect((await confirmCode(maya, code)).status).toBe(200);
    expect((await numberOf(await person())).number).toBeNull();

    expect((await call('DELETE', '/text-messages/number', { as: maya })).body).toMatchObject({ number: null });
    expect((await confirmCode(maya, code)).body.code).toBe('code_over');
    expect((await numberOf(maya)).number).toBeNull();
  });

  it('takes five tries, of simultaneous ones as well, and a code that is ten minutes old none', async () => {
    const maya = await person();
    const phone = newPhone();
    await requestCode(maya, phone);
    const code = await codeOn(phone);
    const tries = await Promise.all(Array.from({ length: 8 }, () => confirmCode(maya, wrong(code))));
    const codes = tries.map(({ body }) => body.code).toSorted();
    expect(codes).toEqual([...Array<string>(4).fill('code_over'), ...Array<string>(4).fill('code_wrong')]);
    expect((await confirmCode(maya, code)).body.code).toBe('code_over');

    await requestCode(maya, phone);
    const second = await codeOn(phone);
    expect(second).not.toBe(code);
    await age(maya.id, 600);
    expect((await confirmCode(maya, second)).body.code).toBe('code_over');
  });

  it('gets one code a minute; of two the later counts', async () => {
    const maya = await person();
    const phone = newPhone();
    const answers = await Promise.all([requestCode(maya, phone), requestCode(maya, phone), requestCode(maya, phone)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await textsTo(phone)).toHaveLength(1);
    const first = await codeOn(phone);
    await age(maya.id, 61);
    await requestCode(maya, phone);
    expect(await textsTo(phone)).toHaveLength(2);
    expect((await confirmCode(maya, first)).status).toBe(422);
    expect((await confirmCode(maya, await codeOn(phone))).status).toBe(200);
  });

  it('moves to whoever confirms it next, by a new code only; who had it is told by mail, once', async () => {
    const [maya, noah] = [await person(), await person()];
    const phone = await withNumber(maya);
    expect((await confirmCode(noah, await codeOn(phone))).body.code).toBe('code_over');
    expect((await numberOf(maya)).number).not.toBeNull();
    await withNumber(noah, phone);
    expect([(await numberOf(maya)).number, (await numberOf(noah)).number?.state]).toEqual([null, 'on']);
    const { rows } = await pool.query<{ data: object }>(
      "select data from pgboss.job where name = 'account.notice' and data->>'kind' = 'number-taken-over'",
    );
    const account = await db.selectFrom('profiles').select('email').where('id', '=', maya.id).executeTakeFirstOrThrow();
    expect(rows.map(({ data }) => data)).toEqual([
      { kind: 'number-taken-over', email: account.email, ending: phone.slice(-4) },
    ]);
  });

  it('that is no mobile number, abroad, or out of reach gets none, and its owner reads why', async () => {
    const maya = await person();
    expect((await requestCode(maya, '112 555 0100')).body.code).toBe('number_invalid');
    const abroad = await requestCode(maya, '+44 7911 123456');
    expect([abroad.status, abroad.body.code]).toEqual([422, 'number_country']);
    const phone = await withNumber(maya);
    const [text] = await textsTo(phone);
    await app.sandbox.reportText(text?.sid ?? '', 'undelivered', 30_006);
    // The text was delivered already: a later report changes nothing.
    expect((await numberOf(maya)).number?.state).toBe('on');
    await app.sandbox.deliverTexts(false);
    const landline = newPhone();
    await withNumber(maya, landline);
    const [sent] = await textsTo(landline);
    await app.sandbox.reportText(sent?.sid ?? '', 'undelivered', 30_006);
    await app.sandbox.deliverTexts(true);
    expect((await numberOf(maya)).number).toMatchObject({
      state: 'unreachable',
      message: expect.stringMatching(/landline/),
    });
  });
});

describe('codes', () => {
  it('are limited for a person, a number and the whole platform', async () => {
    const maya = await person();
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await requestCode(maya, newPhone())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    const phone = newPhone();
    const people = await Promise.all(Array.from({ length: 5 }, () => person()));
    const answers: number[] = [];
    for (const one of people) answers.push((await requestCode(one, phone)).status);
    expect(answers).toEqual([200, 200, 200, 200, 429]);

    await pool.query("delete from rate_limits where key like 'sms-%'");
    const { rows } = await pool.query<{ segments: number }>("select segments from sms_days where purpose = 'code'");
    connect({ dailySegments: ((rows[0]?.segments ?? 0) + 1) * 5 });
    expect((await requestCode(await person(), newPhone())).status).toBe(200);
    const beyond = await requestCode(await person(), newPhone());
    expect([beyond.status, beyond.body.code]).toEqual([503, 'codes_unavailable']);
  });

  it('that could not be sent can be requested again at once', async () => {
    const maya = await person();
    const phone = newPhone();
    await app.sandbox.failTexts({ kind: 'status', status: 503 });
    expect((await requestCode(maya, phone)).body.code).toBe('code_not_sent');
    expect((await numberOf(maya)).pending).toBeNull();
    expect((await requestCode(maya, phone)).status).toBe(200);
    expect(await textsTo(phone)).toHaveLength(1);
  });

  it('go to nobody where texts are not set up', async () => {
    const { connectSms } = await import('#app/platform/sms/sms-connection.server.ts');
    connectSms(undefined);
    const maya = await person();
    expect((await requestCode(maya, newPhone())).status).toBe(404);
    expect(await numberOf(maya)).toEqual({ offered: false, number: null, pending: null });
  });
});

describe('STOP', () => {
  it('ends texts to a number once and for all, is confirmed once, and START resumes them', async () => {
    const maya = await person();
    const phone = await withNumber(maya);
    const stop = { from: phone, body: 'Stop.', sid: 'SM1' };
    expect(await app.sandbox.sendText(stop)).toMatch(/won't get any more texts/);
    expect(await app.sandbox.sendText(stop)).toBeNull();
    expect(await app.sandbox.sendText({ from: phone, body: 'UNSUBSCRIBE' })).toBeNull();
    expect((await numberOf(maya)).number).toMatchObject({ state: 'stopped', message: expect.stringMatching(/START/) });
    const others = await requestCode(await person(), phone);
    expect([others.status, others.body.code]).toEqual([409, 'number_stopped']);
    expect(await app.sandbox.sendText({ from: phone, body: 'help' })).toMatch(/hello@doorstep\.test/);
    expect(await app.sandbox.sendText({ from: phone, body: 'What is this?' })).toBeNull();

    expect(await app.sandbox.sendText({ from: phone, body: 'start' })).toMatch(/are on again/);
    expect((await numberOf(maya)).number?.state).toBe('on');
  });

  it('is answered by Twilio where it does that, and believed from nobody else', async () => {
    connect({ answersKeywords: false });
    const maya = await person();
    const phone = await withNumber(maya);
    expect(await app.sandbox.sendText({ from: phone, body: 'STOP' })).toBeNull();
    expect((await numberOf(maya)).number?.state).toBe('stopped');
    const forged = await fetch(`${app.url}/api/webhooks/sms/incoming`, {
      method: 'POST',
      headers: { 'x-twilio-signature': 'RSOYDt4T1cUTdK1PDd93/VVr8B8=' },
      body: new URLSearchParams({ MessageSid: 'SM2', From: phone, Body: 'START' }),
    });
    expect(forged.status).toBe(400);
    expect((await numberOf(maya)).number?.state).toBe('stopped');
  });
});

it('nothing that identifies a phone is left of a number that its owner removed, but for STOP', async () => {
  const maya = await person();
  const phone = await withNumber(maya);
  await call('DELETE', '/text-messages/number', { as: maya });
  const tables = ['sms_numbers', 'sms_codes', 'sms_messages', 'sms_stops', 'sms_received', 'rate_limits', 'pgboss.job'];
  for (const table of tables) {
    const { rows } = await pool.query(`select 1 from ${table} as row where row::text like $1`, [`%${phone.slice(2)}%`]);
    expect([table, rows.length]).toEqual([table, 0]);
  }
  expect(await db.selectFrom('sms_messages').select('id').where('user_id', '=', maya.id).execute()).not.toEqual([]);
});
