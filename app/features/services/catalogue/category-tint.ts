import { findServiceCategory, type ServiceCategoryTint } from './categories.ts';

/** Returns the color token behind a category's pictures and people; without a category, the home tint. */
export function tintOfCategory(categoryId: string | null | undefined): ServiceCategoryTint {
  return findServiceCategory(categoryId ?? '')?.tint ?? 'tint-home';
}
