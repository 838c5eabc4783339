import type { ServiceCategoryId } from '#app/features/services/catalogue/categories.ts';

/** The trades of the demo professionals, by category. Portfolio pictures are chosen by trade. */
export const tradesByCategory = {
  'beauty-wellness': ['hair', 'braids', 'make-up', 'barber', 'nails', 'massage', 'skin', 'movement', 'styling'],
  'auto-care': ['detailing', 'mechanic', 'inspections', 'tires', 'glass'],
  'pet-services': ['grooming', 'cat-grooming', 'walking', 'sitting', 'training', 'vet', 'aquariums', 'pet-portraits'],
  'food-trucks': [
    'tacos',
    'barbecue',
    'pizza',
    'coffee',
    'private-chef',
    'cooking-classes',
    'pierogi',
    'ice-cream',
    'drinks',
  ],
  'home-services': [
    'cleaning',
    'handyman',
    'mounting',
    'plumbing',
    'painting',
    'yard',
    'organizing',
    'windows',
    'portraits',
    'celebrations',
  ],
  'tech-services': ['networks', 'computers', 'phones', 'cameras', 'photography', 'lessons'],
  'eco-services': ['gardens', 'bikes', 'energy', 'solar', 'green-cleaning', 'mending', 'sharpening', 'car-wash'],
} as const satisfies Record<ServiceCategoryId, readonly string[]>;

export type DemoTrade = (typeof tradesByCategory)[ServiceCategoryId][number];
