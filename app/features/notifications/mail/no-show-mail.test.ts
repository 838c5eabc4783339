import { expect, it } from 'vitest';
import { sampleBooking, sampleFacts } from '#tests/support/mails/notice-samples.tsx';
import { nobodyThereContent } from './no-show-mail.ts';

it('a client who cannot be found is asked to write where it is read, not to reply', () => {
  const progress = { step: 'arrived', expected_at: null, steps: [], next: [], undo_until: null } as const;
  const noShow = { waits_until: new Date('2026-11-21T20:20:00Z'), closed_at: null };
  const facts = { ...sampleFacts, progress: { ...progress, steps: [], next: [] }, noShow };
  const content = nobodyThereContent(facts);
  expect(content?.lead).toContain('message Paula from your booking’s page: replies to this email aren’t read.');
  expect(content?.action.path).toBe(`/dashboard/client/bookings/${sampleBooking.id}`);
});
