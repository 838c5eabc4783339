import { findServiceCategory } from './categories.ts';
import { categoryOfServiceName } from './category-search-words.ts';

type Named = { name: string; category_id: string | null };

/** The categories of services, the most frequent first; one that names none is in that of its words. */
export function categoriesOfServices(services: readonly Named[]): string[] {
  const counts = new Map<string, number>();
  for (const { name, category_id: own } of services) {
    const id = own !== null && findServiceCategory(own) ? own : categoryOfServiceName(name);
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([id]) => id);
}

/**
 * The categories in which a professional stands: those of the services as far as the team has agreed to them, then
 * what it agreed to besides. Before it has agreed to any (null), the services alone decide.
 */
export function listedCategories(services: readonly Named[], approved: readonly string[] | null): string[] {
  const offered = categoriesOfServices(services);
  if (approved === null) return offered;
  return [...offered.filter((id) => approved.includes(id)), ...approved.filter((id) => !offered.includes(id))];
}
