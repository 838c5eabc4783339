import { describe, expect, it } from 'vitest';
import { isPushEndpoint } from './push-services.ts';
import { areMessageKeys, newVapidKey, vapidKeysFrom } from './vapid-keys.server.ts';
import { proves } from '#tests/support/proves.ts';

describe('push services', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('%s is known', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:secret@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://notify.windows.com.evil.example/abc',
    'https://evilnotify.windows.com/abc',
    'https://evil.example/?fcm.googleapis.com',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:3001/sandbox/push/endpoint/1',
    'file:///etc/passwd',
    'no address',
  ])('%s is not', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));

  it('the sandbox is one only while it runs, and only its push endpoints', () => {
    const sandbox = 'http://127.0.0.1:3001';
    expect(isPushEndpoint(`${sandbox}/sandbox/push/endpoint/1`, sandbox)).toBe(true);
    expect(isPushEndpoint(`${sandbox}/sandbox/api/faults`, sandbox)).toBe(false);
    expect(isPushEndpoint('http://127.0.0.1:3002/sandbox/push/endpoint/1', sandbox)).toBe(false);
  });
});

describe('keys', () => {
  it('of an installation: a private one, and the public one that browsers subscribe with', proves('PUSH-014'), () => {
    const privateKey = newVapidKey();
    const { publicKey } = vapidKeysFrom(privateKey);
    expect([Buffer.from(privateKey, 'base64url').length, Buffer.from(publicKey, 'base64url').length]).toEqual([32, 65]);
    expect(vapidKeysFrom(privateKey, publicKey).publicKey).toBe(publicKey);
    expect(() => vapidKeysFrom(privateKey, vapidKeysFrom(newVapidKey()).publicKey)).toThrow(
      'VAPID_PUBLIC_KEY does not belong',
    );
    expect(() => vapidKeysFrom(Buffer.alloc(32).toString('base64url'))).toThrow('VAPID_PRIVATE_KEY');
  });

  it('of a browser are a point of the curve and 16 bytes', () => {
    const p256dh = vapidKeysFrom(newVapidKey()).publicKey;
    const auth = Buffer.alloc(16, 7).toString('base64url');
    expect(areMessageKeys({ p256dh, auth })).toBe(true);
    expect(areMessageKeys({ p256dh, auth: auth.slice(2) })).toBe(false);
    expect(areMessageKeys({ p256dh: Buffer.alloc(65, 4).toString('base64url'), auth })).toBe(false);
    expect(areMessageKeys({ p256dh: '', auth })).toBe(false);
  });
});
