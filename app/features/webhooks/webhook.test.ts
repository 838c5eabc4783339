import fc from 'fast-check';
import { expect, it } from 'vitest';
import { notices } from '#app/features/notices/notices.ts';
import { eventsFor, happeningOf, ownersOf, webhookEventTypes } from './webhook-events.ts';
import { retryWaits, waitAfter } from './webhook.ts';

it('attempts go on for three days, further and further apart', () => {
  const total = retryWaits.reduce((sum, seconds) => sum + seconds, 0);
  expect(total / 3_600).toBeGreaterThan(70);
  expect(total / 3_600).toBeLessThan(76);
  expect([...retryWaits]).toEqual([...retryWaits].toSorted((one, other) => one - other));
  expect(waitAfter(retryWaits.length + 1, Math.random)).toBeUndefined();
});

it('a wait is never shorter than planned, and at most a tenth longer', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: retryWaits.length }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempts, random) => {
        const planned = retryWaits[attempts - 1] ?? 0;
        const wait = waitAfter(attempts, () => random) ?? 0;
        expect(wait).toBeGreaterThanOrEqual(planned);
        expect(wait).toBeLessThanOrEqual(planned * 1.1 + 1);
      },
    ),
  );
});

it('every notice that announces something is an event, for the same sides', () => {
  for (const { kind, to } of notices) {
    if (kind === 'reminder' || to === 'team') continue;
    const type = `booking.${kind.replaceAll('-', '_')}` as const;
    expect(webhookEventTypes).toContain(type);
    expect(ownersOf(type)).toContain(to === 'client' ? 'person' : 'business');
    expect(happeningOf(type)).not.toBe('');
  }
  expect(eventsFor('person')).toContain('booking.created');
  expect(eventsFor('business')).not.toContain('booking.created');
});
