import type { ServiceCategoryId } from './categories.ts';

/** A group of the catalogue: one for each category, and one across them. */
export type CatalogueGroupId = ServiceCategoryId | 'creative';

/**
 * The documented headings of the catalogue on /services. They appear there and nowhere else: every other list, filter
 * and link has the title of the category.
 */
export const catalogueTitles: Readonly<Record<CatalogueGroupId, string>> = {
  'auto-care': 'Automotive Services',
  'pet-services': 'Pet Services',
  'beauty-wellness': 'Beauty & Wellness',
  'food-trucks': 'Food & Beverage',
  'home-services': 'Home & Lifestyle Services',
  'tech-services': 'Tech & Specialty Services',
  'eco-services': 'Sustainability & Niche Markets',
  creative: 'Creative & Retail Services',
};
