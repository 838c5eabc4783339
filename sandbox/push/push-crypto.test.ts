import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { decrypt, newBrowserKeys, readSender } from './push-crypto.ts';

describe('decrypting', () => {
  it('reads the example of RFC 8291, appendix A', () => {
    const keys = {
      privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const body =
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
    expect(decrypt(Buffer.from(body, 'base64url'), keys)).toBe('When I grow up, I want to be a watermelon');
  });

  it('reads nothing that was made for another browser', () => {
    const [keys, others] = [newBrowserKeys(), newBrowserKeys()];
    const { body } = request(keys);
    expect(decrypt(body, keys)).toBe('Hello');
    expect(() => decrypt(body, others)).toThrow();
  });
});

const audience = 'http://127.0.0.1:3001';
const vapid = webPush.generateVAPIDKeys();

function request(keys: { p256dh: string; auth: string }, subject = 'mailto:hello@doorstep.test') {
  const target = { endpoint: `${audience}/sandbox/push/endpoint/1`, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  const { body, headers } = webPush.generateRequestDetails(target, 'Hello', { vapidDetails: { subject, ...vapid } });
  return { body: body as Buffer, authorization: String(headers['Authorization']) };
}

describe('who sends', () => {
  const { authorization } = request(newBrowserKeys());
  const now = Date.now();

  it('is known by the key that signed the token', () => {
    expect(readSender(authorization, audience, now)).toEqual({
      publicKey: vapid.publicKey,
      subject: 'mailto:hello@doorstep.test',
    });
  });

  it.each([
    ['nobody', '', audience, now, 'not signed'],
    [
      'another key',
      authorization.replace(/k=.*/, `k=${webPush.generateVAPIDKeys().publicKey}`),
      audience,
      now,
      'not signed',
    ],
    ['a token for another service', authorization, 'https://push.example', now, 'another service'],
    ['a token of yesterday', authorization, audience, now + 86_400_000, 'over'],
  ])('is refused: %s', (_name, header, service, at, text) => {
    expect(() => readSender(header, service, at)).toThrow(text);
  });
});
