import { findServiceCategory, type ServiceCategoryTint } from './categories.ts';

/** The colour token behind a category's pictures and people; those of no category stand before the home tint. */
export function tintOfCategory(categoryId: string | null | undefined): ServiceCategoryTint {
  return findServiceCategory(categoryId ?? '')?.tint ?? 'tint-home';
}
