import { describe, expect, it } from 'vitest';
import { pushLimits } from './push-limits.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { bookingJourney, type Person } from '#tests/support/booking-journey.ts';
import { desktop, pushJourney } from '#tests/support/push-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, confirmed, quiet } = bookingJourney(app, testDatabase);
const { store, listed, messagesTo, professionalPerson, subscribed } = pushJourney(app, testDatabase);
const insert = (as: Person, body: unknown) => call<{ id: string }>('POST', '/push-subscriptions', { as, body });

describe('POST /api/functions/store-push-subscription', () => {
  it(
    'keeps subscription_object and professional_id, the same browser once',
    proves('API-095 to API-100', 'DATA-080', 'DATA-081'),
    async () => {
      const { bookable, professional, browser, id } = await subscribed();
      const again = await store(professional, browser.subscription, { timestamp: Date.now() });
      expect([again.status, again.body]).toEqual([200, { success: true, id }]);
      const { rows } = await pool.query(
        'select professional_id, subscription_object from push_subscriptions where user_id = $1',
        [professional.id],
      );
      const { endpoint, keys } = browser.subscription;
      expect(rows).toEqual([{ professional_id: bookable.professional.id, subscription_object: { endpoint, keys } }]);
    },
  );

  for (const [proof, change, text] of [
    [proves('API-095'), { subscription: undefined }, 'Please send the subscription'],
    [proves('API-096'), { userAgent: undefined }, 'Please send the user agent'],
    [proves('API-097'), { isMobile: 'no' }, 'isMobile must be true or false'],
    [proves('API-098'), { isIOS: undefined }, 'isIOS must be true or false'],
    [proves('API-099'), { isAndroid: null }, 'isAndroid must be true or false'],
    [proves('API-100'), { timestamp: 'yesterday' }, 'The timestamp must be an ISO instant or milliseconds'],
  ] as const)
    it(`refuses a subscription by its ${Object.keys(change).join()}: ${text}`, proof, async () => {
      const { subscription } = await app.sandbox.subscribe();
      const answer = await store(await person(), subscription, change);
      expect([answer.status, answer.body.error]).toEqual([422, text]);
    });

  it.each(['isMobile', 'isIOS', 'isAndroid'])('takes no phone or tablet: %s', proves('PUSH-013'), async (fact) => {
    const { subscription } = await app.sandbox.subscribe();
    const answer = await store(await person(), subscription, { [fact]: true });
    expect([answer.status, answer.body.error]).toEqual([
      422,
      expect.stringMatching(/^Push notifications are not available on mobile devices/),
    ]);
  });

  it('takes no address but those of push services: the server calls them', async () => {
    const someone = await person();
    const { subscription } = await app.sandbox.subscribe();
    for (const endpoint of [
      'http://127.0.0.1:1/',
      `${app.url}/api/contact`,
      'https://169.254.169.254/latest',
      'https://fcm.googleapis.com.evil.example/',
      `${app.sandbox.url}/sandbox/api/faults`,
    ]) {
      const answer = await store(someone, { ...subscription, endpoint });
      expect([endpoint, answer.status, answer.body.code]).toEqual([endpoint, 422, 'push_address_unknown']);
    }
    const keys = { ...subscription.keys, p256dh: 'A'.repeat(87) };
    expect((await store(someone, { ...subscription, keys })).body.code).toBe('push_keys_invalid');
    expect((await listed(someone)).items).toEqual([]);
  });

  it('asks who one is', async () => {
    const { subscription } = await app.sandbox.subscribe();
    expect((await store(undefined, subscription)).status).toBe(401);
  });

  it(`keeps the last ${pushLimits.subscriptionsPerUser} browsers of a person`, async () => {
    const someone = await person();
    const ids: string[] = [];
    for (let count = 0; count < pushLimits.subscriptionsPerUser + 2; count += 1) {
      ids.push((await store(someone, (await app.sandbox.subscribe()).subscription)).body.id);
    }
    const kept = ids.slice(2).toReversed();
    expect((await listed(someone)).items.map(({ id }) => id)).toEqual(kept);
    // One that was removed takes no place.
    await call('DELETE', `/push-subscriptions/${kept[0]}`, { as: someone });
    const { id: newest } = (await store(someone, (await app.sandbox.subscribe()).subscription)).body;
    expect((await listed(someone)).items.map(({ id }) => id)).toEqual([newest, ...kept.slice(1)]);
  });

  it('gives a browser to whoever signs in there next', async () => {
    const { professional, browser } = await subscribed();
    const next = await person();
    await store(next, browser.subscription);
    expect([(await listed(professional)).items, (await listed(next)).items]).toEqual([
      [],
      [expect.objectContaining({ name: 'Chrome on Linux' })],
    ]);
  });
});

describe('POST /api/push-subscriptions', () => {
  it('is the row that the function falls back to', proves('API-051', 'API-101'), async () => {
    const { bookable, professional } = await professionalPerson();
    const { subscription } = await app.sandbox.subscribe();
    const answer = await insert(professional, {
      professional_id: bookable.professional.id,
      subscription_object: subscription,
    });
    expect(answer.status).toBe(201);
    expect((await insert(professional, { subscription_object: subscription })).body.id).toBe(answer.body.id);
    expect((await listed(professional)).items.map(({ id }) => id)).toEqual([answer.body.id]);
  });

  it('is for one’s own record only', proves('API-051'), async () => {
    const { bookable } = await professionalPerson();
    const { subscription } = await app.sandbox.subscribe();
    for (const stranger of [await person(), (await professionalPerson()).professional]) {
      const answer = await insert(stranger, {
        professional_id: bookable.professional.id,
        subscription_object: subscription,
      });
      expect(answer.status).toBe(404);
    }
    const { rows } = await pool.query('select 1 from push_subscriptions where endpoint = $1', [subscription.endpoint]);
    expect(rows).toEqual([]);
  });
});

describe('a subscription', () => {
  it('is nobody else’s to remove or to test', async () => {
    const { professional, id, browser } = await subscribed();
    const stranger = await person();
    expect((await call('DELETE', `/push-subscriptions/${id}`, { as: stranger })).status).toBe(404);
    expect((await call('POST', `/push-subscriptions/${id}/test`, { as: stranger })).status).toBe(404);
    expect([(await listed(professional)).items.length, await messagesTo(browser)]).toEqual([1, []]);
  });

  it('ends when its owner turns it off, signs out there, or is signed out from afar', async () => {
    const { professional, id } = await subscribed();
    expect((await call('DELETE', `/push-subscriptions/${id}`, { as: professional })).status).toBe(204);
    expect((await listed(professional)).items).toEqual([]);
    const rowsOf = async (userId: string) =>
      (await pool.query('select 1 from push_subscriptions where user_id = $1', [userId])).rowCount;

    const other = await subscribed();
    const elsewhere = { ...other.professional, ...(await buildSession(db, other.professional.id)) };
    await store(elsewhere, (await app.sandbox.subscribe()).subscription);
    expect((await call('POST', '/auth/sign-out', { as: other.professional })).status).toBe(200);
    expect((await listed(elsewhere)).items).toHaveLength(1);
    await pool.query('delete from auth_session where user_id = $1', [other.professional.id]);
    expect(await rowsOf(other.professional.id)).toBe(0);
  });

  it('that its owner has removed stays off when that browser stores itself again, until it is enabled there', async () => {
    const { professional, bookable, browser, id } = await subscribed();
    const remove = () => call('DELETE', `/push-subscriptions/${id}`, { as: professional });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    for (const answer of [
      await store(professional, browser.subscription, { isRenewal: true }),
      await insert(professional, { subscription_object: browser.subscription, is_renewal: true }),
    ])
      expect([answer.status, answer.body]).toEqual([410, expect.objectContaining({ code: 'subscription_gone' })]);
    await confirmed(await person(), bookable);
    await quiet();
    expect([(await listed(professional)).items, await messagesTo(browser)]).toEqual([[], []]);
    await store(professional, browser.subscription);
    expect((await listed(professional)).items).toEqual([expect.objectContaining({ id })]);
    expect((await store(professional, browser.subscription, { isRenewal: true })).status).toBe(200);
  });

  it('that was removed is the next person’s who signs in there', async () => {
    const { professional, browser, id } = await subscribed();
    await call('DELETE', `/push-subscriptions/${id}`, { as: professional });
    const next = await person();
    expect((await store(next, browser.subscription, { isRenewal: true })).status).toBe(200);
    expect((await listed(next)).items).toHaveLength(1);
  });

  it('comes back by itself when its session was replaced', async () => {
    const { professional, browser } = await subscribed();
    await pool.query('delete from push_subscriptions where user_id = $1', [professional.id]);
    expect((await store(professional, browser.subscription, { isRenewal: true })).status).toBe(200);
    expect((await listed(professional)).items).toHaveLength(1);
  });

  it('of a session that has run out gets nothing', async () => {
    const { professional, bookable, browser } = await subscribed();
    await pool.query("update auth_session set expires_at = now() - interval '1 second' where user_id = $1", [
      professional.id,
    ]);
    await confirmed(await person(), bookable);
    await quiet();
    expect(await messagesTo(browser)).toEqual([]);
  });

  it('goes with the account, like what was chosen', async () => {
    const { professional } = await subscribed();
    await call('PUT', '/notification-preferences', {
      as: professional,
      body: { recipient: 'professional', kind: 'reminder', channel: 'mail', enabled: false },
    });
    expect((await call('POST', '/functions/delete-user-account', { as: professional })).status).toBe(200);
    const { rows } = await pool.query(
      'select user_id from push_subscriptions where user_id = $1 union all select user_id from notification_preferences where user_id = $1',
      [professional.id],
    );
    expect(rows).toEqual([]);
  });

  it('is in the data that its owner downloads, without what it could be used with', async () => {
    const { professional, browser } = await subscribed();
    const { body } = await call('GET', '/account/export?format=json', { as: professional });
    expect(body['push_subscriptions']).toEqual([expect.objectContaining({ user_agent: desktop.userAgent })]);
    const text = JSON.stringify(body);
    for (const secret of [browser.subscription.endpoint, browser.subscription.keys.auth])
      expect(text).not.toContain(secret);
  });
});

describe('a test notification', () => {
  it(
    'goes the whole way, encrypted and signed with the public key that browsers subscribe with',
    proves('PUSH-004', 'PUSH-014'),
    async () => {
      const { professional, id, browser } = await subscribed();
      expect((await call('POST', `/push-subscriptions/${id}/test`, { as: professional })).status).toBe(200);
      expect(await messagesTo(browser)).toEqual([expect.objectContaining({ title: 'Test Notification' })]);
      const { public_key: publicKey, items } = await listed(professional);
      expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
      expect(items).toEqual([expect.objectContaining({ delivered_at: expect.any(String) })]);
    },
  );

  it('says when the push service is out of order, and when the browser is gone', proves('PUSH-009'), async () => {
    const { professional, id, browser } = await subscribed();
    await app.sandbox.failPushes(503, 1);
    const busy = await call('POST', `/push-subscriptions/${id}/test`, { as: professional });
    expect([busy.status, busy.body.code]).toEqual([502, 'push_failed']);
    await app.sandbox.unsubscribe(browser.id);
    const gone = await call('POST', `/push-subscriptions/${id}/test`, { as: professional });
    expect([gone.status, gone.body.code, (await listed(professional)).items]).toEqual([410, 'subscription_gone', []]);
  });
});
