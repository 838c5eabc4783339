import { Link } from 'react-router';
import type { ServiceCategory } from '#app/features/services/catalogue/categories.ts';
import { ArchFrame } from '#app/ui/art/arch-frame.tsx';
import { CategoryPicture } from '#app/features/services/catalogue/components/category-picture.tsx';
import { directoryLink } from '../professionals/directory-link.ts';

/** A category with its description; links to the professionals who offer it. */
export function CategoryCard({ category }: { category: ServiceCategory }) {
  return (
    <Link
      to={directoryLink(category)}
      className="group catalogue-card h-full flex-row! items-end gap-5! sm:flex-col! sm:items-start sm:gap-4!"
    >
      <span className="w-24 shrink-0 sm:w-36">
        <ArchFrame tint={category.tint}>
          <span className="block w-full transition-transform duration-200 ease-out group-hover:-translate-y-1.5">
            <CategoryPicture id={category.id} />
          </span>
        </ArchFrame>
      </span>
      <span className="self-center sm:self-start">
        <h2 className="font-sans text-lg font-semibold tracking-normal">{category.title}</h2>
        <span className="mt-1 block text-sm text-dim">{category.description}</span>
      </span>
    </Link>
  );
}
