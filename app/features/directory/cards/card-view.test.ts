import { describe, expect, it } from 'vitest';
import { toCardView } from './card-view.server.ts';
import type { DirectoryCard } from '#app/features/directory-entries/directory-card.ts';
import { choicesOfSearch } from '#app/features/booking-form/booking-choices.ts';
import { bookingLink } from './booking-link.ts';
import { describeFreeSlot } from './free-slot.ts';
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
  free_slots: {
    service_id: '01990000-0000-7000-8000-000000000002',
    times: ['2026-11-21T15:00:00.000Z', '2026-11-21T16:00:00.000Z', '2026-11-24T00:00:00.000Z'],
  },
  work_photo: '/images/portfolio/beauty-braids-1080.webp',
};

const { free_slots: _slots, work_photo: _photo, ...bare } = card;

describe('a card of the list', () => {
  it('says name, services, bio, place, price and free time', proves('DIR-018', 'DIR-019', 'DIR-023', 'DIR-024'), () => {
    expect(toCardView(card, now)).toMatchObject({
      name: 'Maya Brooks',
      services: 'Haircut · Blowout · Balayage · 2 more',
      bio: 'Cuts hair.',
      location: 'Austin, TX 78704',
      priceFrom: '$1,250.00',
      freeSlots: [
        { day: 'Tomorrow', time: '9:00 AM', at: '2026-11-21T09:00' },
        { day: 'Tomorrow', time: '10:00 AM', at: '2026-11-21T10:00' },
        { day: 'Mon', time: '6:00 PM', at: '2026-11-23T18:00' },
      ],
      workPhoto: '/images/portfolio/beauty-braids-480.webp',
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
      toCardView({ ...bare, service_names: [], category_ids: [], price_from: null, next_free_at: null }, now),
    ).toMatchObject({
      services: '',
      priceFrom: null,
      tint: 'sand',
      freeSlots: [],
      serviceId: null,
      workPhoto: null,
    });
  });
});

describe('the free slots of a card', () => {
  it('leave out what has passed since the entry was made', () => {
    const later = toCardView(card, new Date('2026-11-21T15:30:00Z'));
    expect(later.freeSlots.map(({ day, time }) => `${day} ${time}`)).toEqual(['Today 10:00 AM', 'Mon 6:00 PM']);
  });

  it('show the next one of an entry made before an upgrade', () => {
    expect(toCardView(bare, now).freeSlots).toEqual([{ day: 'Tomorrow', time: '9:00 AM', at: '2026-11-21T09:00' }]);
  });

  it('open the booking page with professional, service and time filled in', proves('DIR-028'), () => {
    const view = toCardView(card, now);
    const chosen = (link: string) => choicesOfSearch(new URL(link, 'https://doorstep.test').searchParams);
    expect(chosen(bookingLink(view, '2026-11-23T18:00'))).toMatchObject({
      professionalId: card.id,
      serviceId: '01990000-0000-7000-8000-000000000002',
      date: '2026-11-23',
      time: '18:00',
    });
    expect(bookingLink(view)).toBe(`/booking?pro=${card.id}&name=Maya%20Brooks`);
    expect(chosen(bookingLink(toCardView(bare, now), '2026-11-21T09:00'))).toMatchObject({
      serviceId: '',
      time: '09:00',
    });
  });
});

describe('the next free slot', () => {
  it.each([
    ['2026-11-20T20:00:00Z', 'Today', '2:00 PM'],
    ['2026-11-21T00:00:00Z', 'Today', '6:00 PM'],
    ['2026-11-21T15:00:00Z', 'Tomorrow', '9:00 AM'],
    ['2026-11-26T16:00:00Z', 'Thu', '10:00 AM'],
    ['2026-11-27T16:00:00Z', 'Fri, Nov 27', '10:00 AM'],
  ])('%s is %s at %s in Chicago', (at, day, time) => {
    expect(describeFreeSlot(at, 'America/Chicago', now)).toMatchObject({ day, time });
  });

  it('is none once it has begun', () => {
    expect(describeFreeSlot('2026-11-20T16:00:00Z', 'America/Chicago', now)).toBeNull();
  });
});
