/** A valid payload for each endpoint of keys and webhooks; null if it reads none. */
export const developerPayloads: Record<string, (() => Record<string, unknown>) | null> = {
  'POST /account/api-keys': () => ({
    name: 'Calendar sync',
    owner: 'person',
    scopes: ['read:bookings'],
    expires_in_days: 90,
    per_minute: 60,
    password: 'correct horse',
  }),
  'DELETE /account/api-keys/:id': null,
  'POST /account/webhook-endpoints': () => ({
    url: 'https://example.com/hooks',
    owner: 'person',
    events: ['booking.confirmed'],
  }),
  'PATCH /account/webhook-endpoints/:id': () => ({
    url: 'https://example.com/hooks',
    events: ['booking.confirmed'],
    enabled: true,
  }),
  'DELETE /account/webhook-endpoints/:id': null,
  'POST /account/webhook-endpoints/:id/test': null,
  'POST /account/webhook-deliveries/:id/replay': null,
};
