import { expect, it } from 'vitest';
import { isTwilioSignature, twilioSignature } from './twilio-signature.server.ts';

// The example of Twilio's documentation (twilio.com/docs/usage/webhooks/webhooks-security).
const post = {
  url: 'https://mycompany.com/myapp.php?foo=1&bar=2',
  fields: {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675309',
    Digits: '1234',
    From: '+14158675309',
    To: '+18005551212',
  },
  authToken: '12345',
};
const right = 'RSOYDt4T1cUTdK1PDd93/VVr8B8=';

it('a post is signed by its URL and its fields, as Twilio’s example is', () => {
  expect(twilioSignature(post.url, post.fields, post.authToken)).toBe(right);
  expect(isTwilioSignature(right, post)).toBe(true);
});

it('nothing else is', () => {
  expect(isTwilioSignature('', post)).toBe(false);
  expect(isTwilioSignature(right.replace('R', 'S'), post)).toBe(false);
  expect(isTwilioSignature(right, { ...post, authToken: '12346' })).toBe(false);
  expect(isTwilioSignature(right, { ...post, url: `${post.url}&more=1` })).toBe(false);
  expect(isTwilioSignature(right, { ...post, fields: { ...post.fields, Digits: '1235' } })).toBe(false);
});
