import { describe, expect, it } from 'vitest';
import type { ProfileView } from '#app/features/professionals/display/profile-view.ts';
import { faqOf } from '#app/content/faq.ts';
import { serviceCategories } from '#app/features/services/catalogue/categories.ts';
import { statedSettings } from '#app/features/platform-settings/platform-settings.ts';
import { shownTerms } from '#app/features/platform-settings/shown-terms.ts';
import { categoryService, faqPage, professionalBusiness, siteThings } from './structured-data.server.ts';
import { proves } from '#tests/support/proves.ts';

const baseUrl = 'https://doorstep.example';
const profile: ProfileView = {
  id: '01998a00-0000-7000-8000-000000000001',
  name: 'Maya Lopez',
  headline: 'Hair at your window',
  bio: 'On time.',
  serviceArea: 'Round Rock, TX 78664',
  serviceRadius: 10,
  years: '5 years',
  verified: true,
  acceptsBookings: true,
  isPreview: false,
  rating: 4.5,
  reviewCount: 0,
  image: '/images/portraits/p16-640.webp',
  tint: 'tint-beauty',
  specialties: ['Haircut'],
  photos: [],
};
const haircut = { id: 's1', name: 'Haircut', description: '', price: '45.00', duration: 60 };

describe('a professional for search engines', () => {
  it('is a local business with place and offers', () => {
    expect(professionalBusiness(baseUrl, profile, [haircut])).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Maya Lopez',
      image: `${baseUrl}/images/portraits/p16-640.webp`,
      address: { addressLocality: 'Round Rock', addressRegion: 'TX', postalCode: '78664', addressCountry: 'US' },
      makesOffer: [
        {
          '@type': 'Offer',
          price: '45.00',
          priceCurrency: 'USD',
          itemOffered: { '@type': 'Service', name: 'Haircut' },
        },
      ],
    });
  });

  it('has no rating before the first review, and the true average afterwards', proves('OPEN-35'), () => {
    expect(professionalBusiness(baseUrl, profile, [])).not.toHaveProperty('aggregateRating');
    const reviewed = { ...profile, rating: 4.83, reviewCount: 6 };
    expect(professionalBusiness(baseUrl, reviewed, [])).toMatchObject({
      aggregateRating: { ratingValue: 4.83, reviewCount: 6 },
    });
  });

  it('claims no place that it does not know', () => {
    const nowhere = professionalBusiness(baseUrl, { ...profile, serviceArea: 'Location not specified' }, []);
    expect(nowhere).not.toHaveProperty('areaServed');
    expect(professionalBusiness(baseUrl, { ...profile, serviceArea: 'All of Austin' }, [])).not.toHaveProperty(
      'address',
    );
  });
});

it('the home page tells how the site is searched', () => {
  expect(siteThings(baseUrl)).toMatchObject([
    { '@type': 'Organization' },
    {
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: `${baseUrl}/professionals?search={search_term_string}` } },
    },
  ]);
});

it('a category claims no price, which only professionals have', () => {
  const category = categoryService(baseUrl, serviceCategories[0]);
  expect(category).toMatchObject({ '@type': 'Service', name: serviceCategories[0].title });
  expect(category).not.toHaveProperty('offers');
});

it('every question of the page is told with its answer', () => {
  const faq = faqOf(shownTerms(statedSettings));
  expect(faqPage(faq)['mainEntity']).toHaveLength(faq.length);
});
