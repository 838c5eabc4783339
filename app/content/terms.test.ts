import { expect, it } from 'vitest';
import { statedSettings, type PlatformSettings } from '#app/features/platform-settings/platform-settings.ts';
import { shownTerms } from '#app/features/platform-settings/shown-terms.ts';
import { termsOfService } from './terms.ts';

const rulesOf = (changes: Partial<PlatformSettings>) =>
  termsOfService(shownTerms({ ...statedSettings, ...changes }))
    .sections.flatMap(({ paragraphs }) => paragraphs)
    .join('\n');

const objection = 'A client who was there can object within 24 hours, before the professional’s share is sent.';

it.each([
  [{}, 'half the total is kept as the late-cancellation fee and the rest is refunded.'],
  [{ free_cancellation_hours: 0 }, 'half the total is kept as the late-cancellation fee and the rest is refunded.'],
  [{ late_fee_percent: '100.00' }, 'the whole total is kept as the late-cancellation fee.'],
])('with %j the terms state what a client pays who is not there', (changes, rule) => {
  expect(rulesOf(changes)).toContain(`It then counts as cancelled late by the client: ${rule} ${objection}`);
});

it('without a fee the terms promise a client who is not there everything back, and no share to object to', () => {
  const rules = rulesOf({ late_fee_percent: '0.00' });
  expect(rules).toContain(
    'It then counts as cancelled by the client. There is no late-cancellation fee, so the client is refunded in full.',
  );
  expect(rules).not.toContain('before the professional’s share is sent');
});
