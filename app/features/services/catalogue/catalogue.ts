import { catalogueTitles, type CatalogueGroupId } from './catalogue-titles.ts';
import { type ServiceCategory, serviceCategories, type ServiceCategoryId } from './categories.ts';

/** An example of a bookable service. Professionals of `categoryId` offer it. */
export interface CatalogueService {
  id: string;
  title: string;
  description: string;
  categoryId: ServiceCategoryId;
}

export interface CatalogueGroup {
  title: string;
  services: readonly CatalogueService[];
}

/** The example services of /services in their eight groups, worded the way professionals name their own. */
export const catalogueGroups: readonly CatalogueGroup[] = [
  group('auto-care', [
    example(
      'Oil change',
      'auto-care',
      'Fresh oil and filter in your driveway, with the old oil taken away for recycling.',
    ),
    example('Full detail', 'auto-care', 'Inside and out: washed, clayed, waxed, shampooed and dressed.'),
    example(
      'Interior detail',
      'auto-care',
      'Seats, mats, vents and cup holders, right down to the crumbs under the rails.',
    ),
    example('Hand wash & wax', 'auto-care', 'Two buckets, soft mitts and a coat of wax that beads for weeks.'),
    example('Brake pad replacement', 'auto-care', 'New pads, cleaned calipers and a test drive around the block.'),
    example('Battery replacement', 'auto-care', 'Tested first and replaced only when it is really finished.'),
    example('Tire rotation', 'auto-care', 'All four wheels swapped, torqued and checked for pressure.'),
    example('Flat tire repair', 'auto-care', 'A plug and patch from inside wherever the car is stuck.'),
    example(
      'Windshield chip repair',
      'auto-care',
      'Resin in a fresh chip before it becomes a crack and a new windshield.',
    ),
    example('Pre-purchase inspection', 'auto-care', 'A mechanic’s eyes on a used car before you hand over the money.'),
  ]),
  group('pet-services', [
    example('Full groom', 'pet-services', 'Bath, dry, cut, ears and nails, one dog at a time.'),
    example('Bath & brush', 'pet-services', 'A warm bath and a patient brush-out for coats that shed.'),
    example('Nail trim', 'pet-services', 'Clipped or filed at home, with breaks for the nervous ones.'),
    example('Cat grooming', 'pet-services', 'Mats out and claws trimmed by someone who reads cats.'),
    example('Dog walk', 'pet-services', 'A proper walk at your dog’s pace, with a note and a photo after.'),
    example('Puppy training', 'pet-services', 'Sit, stay, come and no teeth, taught where the puppy lives.'),
    example('Pet sitting visit', 'pet-services', 'Food, water, play and a litter check while you are away.'),
    example('Wellness exam', 'pet-services', 'A nose-to-tail check by a licensed vet on your own couch.'),
    example('Aquarium cleaning', 'pet-services', 'Glass, gravel and water brought back to clear and balanced.'),
  ]),
  group('beauty-wellness', [
    example('Haircut', 'beauty-wellness', 'A cut shaped to how your hair really falls, styled to finish.'),
    example('Blowout', 'beauty-wellness', 'Washed, blown smooth or full, and set to last.'),
    example('Balayage', 'beauty-wellness', 'Hand-painted light that grows out softly.'),
    example('Knotless braids', 'beauty-wellness', 'Light, neat braids that are gentle at the root.'),
    example('Event make-up', 'beauty-wellness', 'Make-up for weddings, portraits and nights that run late.'),
    example('Gel manicure', 'beauty-wellness', 'Shaped, buffed and painted to stay glossy for two weeks.'),
    example('Pedicure', 'beauty-wellness', 'Soak, scrub and polish without leaving the sofa.'),
    example('Deep tissue massage', 'beauty-wellness', 'Slow, firm work on the knots that keep coming back.'),
    example('Facial', 'beauty-wellness', 'Cleanse, exfoliate and mask, chosen for your skin that day.'),
    example('Lash extensions', 'beauty-wellness', 'Single lashes placed one by one, from natural to full.'),
    example('Beard trim', 'beauty-wellness', 'Lined, shaped and finished with a hot towel.'),
    example('Private yoga', 'beauty-wellness', 'One teacher, your living room, your pace.'),
  ]),
  group('food-trucks', [
    example('Taco bar', 'food-trucks', 'Tortillas pressed on the spot, with salsas from mild to regret.'),
    example('Wood-fired pizza', 'food-trucks', 'A 900-degree oven on wheels and pies in ninety seconds.'),
    example('Coffee cart', 'food-trucks', 'Espresso drinks pulled to order for offices and mornings after.'),
    example('Barbecue buffet', 'food-trucks', 'Low, slow and sliced in front of your guests.'),
    example('Private dinner', 'food-trucks', 'A cook shops, cooks, serves and leaves the kitchen clean.'),
    example('Cooking class', 'food-trucks', 'Learn three dishes properly, in your own kitchen.'),
    example('Ice cream cart', 'food-trucks', 'Scoops and paletas for birthdays, blocks and hot Fridays.'),
    example('Mocktail bar', 'food-trucks', 'Bright drinks without alcohol, shaken and garnished.'),
    example('Breakfast tacos', 'food-trucks', 'A warm tray at your door before the first meeting.'),
  ]),
  group('home-services', [
    example('House cleaning', 'home-services', 'Kitchen, baths, floors and dust, done the same careful way each time.'),
    example('Deep clean', 'home-services', 'Ovens, baseboards, grout and the tops of things.'),
    example('Furniture assembly', 'home-services', 'Flat boxes in, finished furniture up, cardboard gone.'),
    example('TV mounting', 'home-services', 'Level, solid, with the cables out of sight.'),
    example('Faucet replacement', 'home-services', 'The old one out, the new one in, no drip left behind.'),
    example('Room painting', 'home-services', 'Two coats, clean lines and furniture back where it was.'),
    example('Lawn mowing', 'home-services', 'Cut, edged and blown clean.'),
    example('Window cleaning', 'home-services', 'Glass, tracks and screens, inside and out.'),
    example('Closet organizing', 'home-services', 'Sort, edit and a system you can keep.'),
    example('Drywall repair', 'home-services', 'Holes and cracks patched, sanded and ready for paint.'),
  ]),
  group('tech-services', [
    example('Wi-Fi setup', 'tech-services', 'Signal in every room, measured before and after.'),
    example('Computer tune-up', 'tech-services', 'Cleaned, updated and quick to start again.'),
    example('Virus removal', 'tech-services', 'Pop-ups, spyware and worse removed; your files kept.'),
    example('Phone screen repair', 'tech-services', 'A new screen fitted at your desk in under an hour.'),
    example('Smart home setup', 'tech-services', 'Lights, locks and thermostat that answer to one app.'),
    example('Data recovery', 'tech-services', 'Photos and papers brought back from tired drives.'),
    example('Printer setup', 'tech-services', 'Printing from every device in the house, first try.'),
    example('Security camera installation', 'tech-services', 'Cameras placed, wired and explained.'),
    example('One-on-one tech lesson', 'tech-services', 'An unhurried hour for all the questions you saved up.'),
  ]),
  group('eco-services', [
    example('Home energy check', 'eco-services', 'Find where the heat gets in and the money gets out.'),
    example('Compost setup', 'eco-services', 'A bin, the right mix and no smell.'),
    example('Native garden planting', 'eco-services', 'Plants that belong here, so they ask for little.'),
    example('Rain barrel installation', 'eco-services', 'Catch the storm, water the beans.'),
    example('Bike tune-up', 'eco-services', 'Brakes, gears and chain tuned on your porch.'),
    example('Waterless car wash', 'eco-services', 'A clean car for about a cup of water.'),
    example('Solar panel cleaning', 'eco-services', 'Dust off, output back up.'),
    example(
      'Plant-based cleaning',
      'eco-services',
      'A whole home cleaned with nothing you would not want on your hands.',
    ),
    example('Raised bed setup', 'eco-services', 'Built, filled and planted in one visit.'),
  ]),
  group('creative', [
    example('Family portraits', 'home-services', 'An hour of pictures where you live, without stiff smiles.'),
    example('Headshots', 'tech-services', 'Good light, five looks, at your office or kitchen table.'),
    example('Product photos', 'tech-services', 'Clean pictures for your shop, shot on the spot.'),
    example('Clothing alterations', 'eco-services', 'Hems, waists and zips pinned while you wear them.'),
    example('Personal styling', 'beauty-wellness', 'Your own closet, worked into outfits you will wear.'),
    example('Balloon decor', 'home-services', 'Garlands and arches up before the first guest.'),
    example('Knife sharpening', 'eco-services', 'Kitchen knives brought back on a whetstone at your curb.'),
    example('Picture hanging', 'home-services', 'A level gallery wall, planned on paper first.'),
    example('Pet portraits', 'pet-services', 'A studio in a suitcase for animals with opinions.'),
  ]),
];

function group(id: CatalogueGroupId, services: readonly CatalogueService[]): CatalogueGroup {
  return { title: catalogueTitles[id], services };
}

/** Returns the example services by category, for lists that name the seven categories. */
export function servicesByCategory(): { category: ServiceCategory; services: readonly CatalogueService[] }[] {
  const services = catalogueGroups.flatMap((group) => group.services);
  return serviceCategories.map((category) => ({
    category,
    services: services.filter(({ categoryId }) => categoryId === category.id),
  }));
}

/** Derives the id from the title as in a URL: "Hand wash & wax" becomes hand-wash-wax. */
function example(title: string, categoryId: ServiceCategoryId, description: string): CatalogueService {
  const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return { id, title, categoryId, description };
}
