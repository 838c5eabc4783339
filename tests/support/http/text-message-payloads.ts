/** A valid payload for each endpoint of text messages; null if it reads none, or reads a signed form. */
export const textMessagePayloads: Record<string, (() => Record<string, unknown>) | null> = {
  'POST /webhooks/sms/incoming': null,
  'POST /webhooks/sms/status/:id': null,
  'POST /text-messages/code': () => ({ phone: '512 555 0134', time_zone: 'America/Chicago' }),
  'POST /text-messages/confirm': () => ({ code: '123456' }),
  'DELETE /text-messages/number': null,
};
