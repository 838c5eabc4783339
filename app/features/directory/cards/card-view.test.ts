import { describe, expect, it } from 'vitest';
import { toCardView } from './card-view.server.ts';
import type { DirectoryCard } from './directory-card.ts';
import { freeSlotText } from './free-slot-text.ts';
import { proves } from '#tests/support/proves.ts';

const now = new Date('2026-11-20T16:00:00Z');
const card: DirectoryCard = {
  id: '01990000-0000-7000-8000-000000000000',
  profile_id: '01990000-0000-7000-8000-000000000001',
  name: 'Maya Brooks',
  profile: { first_name: 'Maya', last_name: 'Brooks' },
  headline: 'Hair',
  service_names: ['Haircut', 'Blowout', 'Balayage', 'Root color', 'Braids'],
  category_ids: ['beauty-wellness'],
  rating: 4.5,
  review_count: 0,
  image: null,
  bio: 'Cuts hair.',
  service_area: 'Austin, TX 78704',
  years_experience: 4,
  verified: true,
  price_from: '1250.00',
  time_zone: 'America/Chicago',
  next_free_at: '2026-11-21T15:00:00.000Z',
};

describe('a card of the list', () => {
  it('says name, services, bio, place, price and free time', proves('DIR-018', 'DIR-019', 'DIR-023', 'DIR-024'), () => {
    expect(toCardView(card, now)).toMatchObject({
      name: 'Maya Brooks',
      services: 'Haircut · Blowout · Balayage · 2 more',
      bio: 'Cuts hair.',
      location: 'Austin, TX 78704',
      priceFrom: '$1,250.00',
      free: 'Tomorrow 9:00 AM',
      reviewCount: null,
    });
  });

  it('has a fallback for the place', proves('DIR-025'), () => {
    expect(toCardView({ ...card, service_area: null }, now).location).toBe('Not specified');
    expect(toCardView({ ...card, service_area: '  ' }, now).location).toBe('Not specified');
  });

  it('cuts a long bio between words', () => {
    const { bio } = toCardView({ ...card, bio: 'word '.repeat(100) }, now);
    expect(bio).toMatch(/word…$/);
    expect(bio?.length).toBeLessThan(185);
  });

  it('does without services, price and category', () => {
    expect(
      toCardView({ ...card, service_names: [], category_ids: [], price_from: null, next_free_at: null }, now),
    ).toMatchObject({
      services: '',
      priceFrom: null,
      tint: 'sand',
      free: null,
    });
  });
});

describe('the next free slot', () => {
  it.each([
    ['2026-11-20T20:00:00Z', 'Today 2:00 PM'],
    ['2026-11-21T00:00:00Z', 'Today 6:00 PM'],
    ['2026-11-21T15:00:00Z', 'Tomorrow 9:00 AM'],
    ['2026-11-26T16:00:00Z', 'Thu 10:00 AM'],
    ['2026-11-27T16:00:00Z', 'Fri, Nov 27'],
    ['2026-11-20T16:00:00Z', null],
    [null, null],
  ])('%s is %s in Chicago', (at, text) => {
    expect(freeSlotText(at, 'America/Chicago', now)).toBe(text);
  });
});
