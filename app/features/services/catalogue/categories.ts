/**
 * The seven categories of services. They are fixed: pages, links and search read them from here, and the database
 * never stores them.
 */
export const serviceCategories = [
  {
    id: 'beauty-wellness',
    title: 'Beauty & Wellness',
    icon: 'scissors',
    tint: 'tint-beauty',
    description: 'Hair, nails, skin, massage and make-up, done in your own chair and your own light.',
    link: '/services/beauty-wellness',
    price: 'Price Varies',
    duration: 'Duration Varies',
  },
  {
    id: 'auto-care',
    title: 'Auto Care',
    icon: 'car',
    tint: 'tint-auto',
    description: 'Details, oil, brakes, tires and batteries, sorted in your driveway while you get on with the day.',
    link: '/services/auto-care',
    price: 'Price Varies',
    duration: 'Duration Varies',
  },
  {
    id: 'pet-services',
    title: 'Pet Services',
    icon: 'paw-print',
    tint: 'tint-pets',
    description: 'Baths, walks, training and check-ups where your animal feels safest: at home.',
    link: '/services/pet-services',
    price: 'Price Varies',
    duration: 'Duration Varies',
  },
  {
    id: 'food-trucks',
    title: 'Food Trucks',
    icon: 'truck',
    tint: 'tint-food',
    description:
      'Trucks, carts and cooks who park at your curb or take over your stove, from tacos to dinner for eight.',
    link: '/services/food-trucks',
    price: 'Price Varies',
    duration: 'Duration Varies',
  },
  {
    id: 'home-services',
    title: 'Home Services',
    icon: 'house',
    tint: 'tint-home',
    description: 'Cleaning, repairs, painting, hanging and organizing by people who clear up after themselves.',
    link: '/services/home-services',
    price: 'Price Varies',
    duration: 'Duration Varies',
  },
  {
    id: 'tech-services',
    title: 'Tech Services',
    icon: 'laptop',
    tint: 'tint-tech',
    description: 'Wi-Fi that reaches the back bedroom, screens without cracks and answers without jargon.',
    link: '/services/tech-services',
    price: 'Price Varies',
    duration: 'Duration Varies',
  },
  {
    id: 'eco-services',
    title: 'Eco Services',
    icon: 'leaf',
    tint: 'tint-eco',
    description: 'Compost, native gardens, bike tune-ups and repairs that keep good things in use.',
    link: '/services/eco-services',
    price: 'Price Varies',
    duration: 'Duration Varies',
  },
] as const;

/** One of the seven categories; `icon` is a lucide icon name, `tint` the name of the category's color token. */
export type ServiceCategory = (typeof serviceCategories)[number];
export type ServiceCategoryId = ServiceCategory['id'];
export type ServiceCategoryTint = ServiceCategory['tint'];

export const serviceCategoryIds = serviceCategories.map(({ id }) => id);

/** Returns the category with this id; undefined if it is none of the seven. */
export function findServiceCategory(id: string): ServiceCategory | undefined {
  return serviceCategories.find((category) => category.id === id);
}

/** Returns the category with this title, ignoring case; undefined for any other text. */
export function findServiceCategoryByTitle(title: string): ServiceCategory | undefined {
  const lowered = title.trim().toLowerCase();
  return serviceCategories.find((category) => category.title.toLowerCase() === lowered);
}
