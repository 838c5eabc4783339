import { serviceCategories } from './categories.ts';
import type { ServiceCategoryId } from './categories.ts';

/**
 * Lower-case words that, found in the name of a service, say which category it belongs to. Professionals name their
 * services freely, so a link such as /professionals?serviceTitle=Auto%20Care is answered through these.
 */
export const categoryWords: Readonly<Record<ServiceCategoryId, readonly string[]>> = {
  'beauty-wellness': [
    'hair', 'blowout', 'balayage', 'highlights', 'braid', 'twist', 'loc retwist', 'silk press', 'make-up', 'makeup',
    'manicure', 'pedicure', 'nail art', 'massage', 'facial', 'peel', 'lash', 'brow', 'beard', 'shave', 'fade',
    'yoga', 'pilates', 'stretch', 'styling', 'wardrobe',
  ],
  'auto-care': [
    'oil change', 'detail', 'hand wash', 'wax', 'brake', 'battery', 'tire', 'windshield', 'inspection', 'engine',
    'headlight', 'ceramic', 'spark plug', 'wiper', 'coolant', 'diagnostic',
  ],
  'pet-services': [
    'dog', 'cat ', 'cat groom', 'puppy', 'pet ', 'groom', 'bath & brush', 'nail trim', 'leash', 'aquarium',
    'wellness exam', 'vaccin', 'litter', 'kitten',
  ],
  'food-trucks': [
    'taco', 'pizza', 'coffee', 'espresso', 'barbecue', 'brisket', 'dinner', 'cooking', 'ice cream', 'mocktail',
    'breakfast', 'dumpling', 'souvlaki', 'lunch', 'dessert', 'tasting', 'truck', 'pierogi', 'agua fresca',
  ],
  'home-services': [
    'house cleaning', 'deep clean', 'move-out', 'assembly', 'mounting', 'faucet', 'toilet', 'drain', 'painting',
    'lawn', 'hedge', 'yard', 'window cleaning', 'gutter', 'organiz', 'drywall', 'picture hanging', 'balloon',
    'family portraits', 'handyman', 'disposal', 'door repair',
  ],
  'tech-services': [
    'wi-fi', 'computer', 'laptop', 'virus', 'phone', 'tablet', 'smart home', 'data', 'printer', 'camera', 'doorbell',
    'tech lesson', 'headshots', 'product photos', 'backup', 'home theater', 'network',
  ],
  'eco-services': [
    'energy', 'compost', 'native', 'rain barrel', 'bike', 'waterless', 'solar', 'plant-based', 'raised bed', 'drip',
    'mending', 'alterations', 'sharpening', 'repair café', 'refill', 'weatherstrip',
  ],
};

/** The category whose words the name of a service contains; the longest word wins, undefined when none is found. */
export function categoryOfServiceName(name: string): ServiceCategoryId | undefined {
  const lowered = `${name.toLowerCase()} `;
  let best: { id: ServiceCategoryId; length: number } | undefined;
  for (const { id } of serviceCategories) {
    for (const word of categoryWords[id]) {
      if (lowered.includes(word) && word.length > (best?.length ?? 0)) best = { id, length: word.length };
    }
  }
  return best?.id;
}

/**
 * What the directory looks for in service names, lower-case, when it is asked for `serviceTitle`: all the words of a
 * category when the title names one, else the title alone.
 */
export function wordsForServiceTitle(serviceTitle: string): readonly string[] {
  const lowered = serviceTitle.trim().toLowerCase();
  const category = serviceCategories.find(({ title }) => title.toLowerCase() === lowered);
  return category ? categoryWords[category.id] : [lowered];
}
