import { findServiceCategory } from './categories.ts';
import { categoryOfServiceName } from './category-search-words.ts';

type Named = { name: string; category_id: string | null };

/** Returns the categories of services, most frequent first; a service without a category is assigned by its name. */
export function categoriesOfServices(services: readonly Named[]): string[] {
  const counts = new Map<string, number>();
  for (const { name, category_id: own } of services) {
    const id = own !== null && findServiceCategory(own) ? own : categoryOfServiceName(name);
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([id]) => id);
}

/**
 * Returns the categories a professional is listed in: those of the services that the team has approved, then the
 * other approved ones. Until there are approved ones, the services alone determine them: before any approval (null), and
 * after one that found no service to take a category from.
 */
export function listedCategories(services: readonly Named[], approved: readonly string[] | null): string[] {
  const offered = categoriesOfServices(services);
  if (approved === null || approved.length === 0) return offered;
  return [...offered.filter((id) => approved.includes(id)), ...approved.filter((id) => !offered.includes(id))];
}
