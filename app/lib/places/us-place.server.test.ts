import { describe, expect, it } from 'vitest';
import { findUsPlace } from './us-place.server.ts';

describe('the place that a text means', () => {
  it.each([
    ['78704', 'Austin', 'America/Chicago'],
    ['Austin, TX 78704', 'Austin', 'America/Chicago'],
    ['austin, tx', 'Austin', 'America/Chicago'],
    ['Phoenix', 'Phoenix', 'America/Phoenix'],
    ['St. Louis, MO', 'Saint Louis', 'America/Chicago'],
  ])('%s', (text, city, timeZone) => expect(findUsPlace(text)).toMatchObject({ city, timeZone }));

  it.each(['', ' ', '00000', 'Atlantis', 'Aust', 'TX', '%', '\0', '12345 Nowhere'])('nothing by %j', (text) =>
    expect(findUsPlace(text)).toBeNull(),
  );
});
