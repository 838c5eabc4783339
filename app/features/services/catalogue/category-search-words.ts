import { serviceCategories } from './categories.ts';
import type { ServiceCategoryId } from './categories.ts';

/**
 * Lower-case words that assign a service to a category by its name. Professionals name their services freely, and a
 * link such as /professionals?serviceTitle=Auto%20Care must find them all. A word matches at the start of a word in
 * the name ("groom" finds "Grooming"); one that ends in a space matches whole words only.
 */
const categoryWords: Readonly<Record<ServiceCategoryId, readonly string[]>> = {
  'beauty-wellness': words(`hair, buzz cut, fringe, curl, blowout, balayage, highlights, root color, braid,
    twist, loc retwist, silk press, make-up, makeup, beard, shave, skin fade, manicure, pedicure, nail art,
    gel removal, builder gel, waxing, leg wax, massage, facial, gentle peel, lash, brow, yoga, pilates,
    stretch, assisted stretch, personal styling, wardrobe, outfit`),
  'auto-care': words(`oil change, full detail, interior detail, car detail, detailing, hand wash, car wash,
    winter wash, wax, odor removal, brake, battery, tire, windshield, wiper, headlight, ceramic, spark plug,
    coolant, engine, check-engine, inspection`),
  'pet-services': words(`dog, cat_, puppy, kitten, pet, groom, full groom, bath & brush, de-shedding, hand
    stripping, nail trim, leash, bird, reptile, aquarium, wellness exam, vaccin`),
  'food-trucks': words(`taco, breakfast, brunch, lunch, dinner, pizza, coffee, espresso, barbecue, brisket,
    dumpling, pierogi, cooking, ice cream, paleta, agua fresca, lemonade, mocktail, tasting, dessert, food
    truck`),
  'home-services': words(`house cleaning, deep clean, move-out, turnover clean, window cleaning, storm
    window, gutter, handyman, assembly, mounting, tv mounting, fan mounting, faucet, toilet, drain,
    disposal, drywall, painting, paint, door repair, picture hanging, lawn, hedge, yard, irrigation check,
    closet, organizing, balloon, family portraits`),
  'tech-services': words(`wi-fi, home network, network, computer, laptop, virus, phone, phone battery,
    charging port, tablet, smart home, smart thermostat, home theater, data, backup, printer, camera,
    security camera, doorbell, video doorbell, tech lesson, scam-proofing, headshots, product photos`),
  'eco-services': words(`energy, home energy, attic energy, weatherstrip, compost, worm compost, native,
    rain barrel, raised bed, drip line, bike, bike deep clean, e-bike, kids’ bike, waterless, office lot
    waterless, solar, solar panel inspection, plant-based, plant-based deep clean, refill, mending,
    alterations, wedding dress alterations, sharpening, garden tool`),
};

/** Returns the words that assign services to a category; none for an unknown id. */
export function wordsOfCategory(id: string): readonly string[] {
  return Object.hasOwn(categoryWords, id) ? categoryWords[id as ServiceCategoryId] : [];
}

/** Returns the category with the longest word found in a service's name; undefined if none matches. */
export function categoryOfServiceName(name: string): ServiceCategoryId | undefined {
  const lowered = ` ${name.toLowerCase()} `;
  let best: { id: ServiceCategoryId; length: number } | undefined;
  for (const { id } of serviceCategories) {
    for (const word of categoryWords[id]) {
      if (lowered.includes(` ${word}`) && word.length > (best?.length ?? 0)) best = { id, length: word.length };
    }
  }
  return best?.id;
}

/** Splits a comma-separated list of words; "_" stands for a space at the end of a word, which formatting would hide. */
function words(list: string): readonly string[] {
  return list.split(',').map((word) => word.trim().replaceAll(/\s+/g, ' ').replace('_', ' '));
}
