import { describe, expect, it } from 'vitest';
import { RouterContextProvider } from 'react-router';
import { action, loader } from '#app/routes/account/email-choice.tsx';
import { buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney } from '#tests/support/booking-journey.ts';
import type { SandboxMail } from '#tests/support/sandbox-control.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { optOutToken, readOptOut } from './queries/opt-out-link.server.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, pending, confirmed, quiet } = bookingJourney(app, testDatabase);

const header = (mail: SandboxMail | undefined, name: string) =>
  mail?.headers.find((known) => known.name.toLowerCase() === name)?.value;
const oneClick = 'List-Unsubscribe=One-Click';
const pageOf = (token: string) => ({
  params: { token },
  context: new RouterContextProvider(),
  url: new URL('http://localhost/'),
  pattern: '',
});
const press = async (token: string, body = oneClick) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await action({
    ...pageOf(token),
    request: new Request('http://localhost/', { method: 'POST', headers, body }),
  } as unknown as Parameters<typeof action>[0]);
  return answer.init?.status;
};
const look = async (token: string) =>
  (
    await loader({ ...pageOf(token), request: new Request('http://localhost/') } as unknown as Parameters<
      typeof loader
    >[0])
  ).data.choice;
const holdMailsTo = async (email: string) =>
  (await app.sandbox.mails(email)).filter(({ subject }) => subject.startsWith('We are holding'));

describe('RFC 8058 a mail that can be switched off', () => {
  it('says where, in its headers, its HTML and its text; one press without signing in ends it, and looking does not', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    await pending(client, bookable);
    await quiet();
    const [mail] = await holdMailsTo(client.email);
    const [, url = ''] = /^<(.*)>$/.exec(header(mail, 'list-unsubscribe') ?? '') ?? [];
    expect(header(mail, 'list-unsubscribe-post')).toBe(oneClick);
    expect([mail?.html, mail?.text].every((part) => part?.includes(url))).toBe(true);
    expect(url).toMatch(new RegExp(`^${app.url}/email-choice/`));
    const token = url.split('/').at(-1) ?? '';
    expect([await look(token), await look(token)].map((choice) => choice?.isOn)).toEqual([true, true]);
    expect(await look(`${token}.`), 'with the full stop of its sentence').toMatchObject({ isOn: true });
    expect([await press(token), await press(token)]).toEqual([200, 200]);
    expect(await look(token)).toMatchObject({ title: 'Slots held for you', isOn: false });
    await pending(client, await buildBookable(db));
    await quiet();
    expect(await holdMailsTo(client.email)).toHaveLength(1);
    expect([await press(token, 'emails=on'), (await look(token))?.isOn]).toEqual([200, true]);
  });

  it('is none of those that money depends on', async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    await confirmed(client, bookable);
    await quiet();
    const receipt = (await app.sandbox.mails(client.email)).find(({ subject }) => subject.startsWith('Confirmed'));
    expect([header(receipt, 'list-unsubscribe'), receipt?.text?.includes('/email-choice/')]).toEqual([
      undefined,
      false,
    ]);
    const forced = optOutToken({ userId: client.id, recipient: 'client', kind: 'confirmed' });
    expect([readOptOut(forced), await press(forced)]).toEqual([undefined, 404]);
  });

  it('ends nothing of anybody else', async () => {
    const [client, stranger] = [await person(), await person()];
    const token = optOutToken({ userId: stranger.id, recipient: 'client', kind: 'reminder' });
    const forged = [
      token.replace(stranger.id, client.id),
      token.replace('reminder', 'completed'),
      token.replace('client', 'professional'),
      `${token}x`,
      token.slice(0, -1),
      `${token}.more`,
      'nonsense',
      '',
      '....',
    ];
    for (const link of forged) expect([await press(link), await look(link)]).toEqual([404, null]);
    expect(await press(token)).toBe(200);
    const { body } = await call<{ items: { kind: string; mail: boolean | null }[] }>(
      'GET',
      '/notification-preferences',
      { as: client },
    );
    expect(body.items.filter(({ mail }) => mail === false)).toEqual([]);
  });

  it('of an account that is gone stays without effect', async () => {
    const token = optOutToken({
      userId: '019a0000-0000-7000-8000-00000000dead',
      recipient: 'client',
      kind: 'reminder',
    });
    expect(await press(token)).toBe(200);
    expect(
      await db
        .selectFrom('notification_preferences')
        .selectAll()
        .where('user_id', '=', '019a0000-0000-7000-8000-00000000dead')
        .execute(),
    ).toEqual([]);
  });
});
