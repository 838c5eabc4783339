import { Link } from 'react-router';
import type { ServiceCategory } from '#app/features/services/categories.ts';
import { ArchFrame } from '#app/ui/arch-frame.tsx';
import { CategoryPicture } from '#app/ui/art/category-picture.tsx';

/** The seven categories as doors. On phones an eighth door leads to all of them and fills the second row. */
export function CategoryGrid({ categories }: { categories: readonly ServiceCategory[] }) {
  return (
    <ul className="grid grid-cols-4 gap-x-3 gap-y-6 sm:gap-x-5 lg:grid-cols-7">
      {categories.map((category) => (
        <li key={category.id}>
          <CategoryDoor category={category} />
        </li>
      ))}
      <li className="lg:hidden">
        <Link to="/services" className="category-door group">
          <span className="arch flex aspect-[0.86] w-full items-center justify-center border border-line bg-sand text-2xl text-dim">
            +
          </span>
          All services
        </Link>
      </li>
    </ul>
  );
}

function CategoryDoor({ category }: { category: ServiceCategory }) {
  return (
    <Link to={category.link} className="category-door group">
      <ArchFrame tint={category.tint}>
        <span className="block w-full transition-transform duration-200 ease-out group-hover:-translate-y-1.5">
          <CategoryPicture id={category.id} />
        </span>
      </ArchFrame>
      {category.title}
    </Link>
  );
}
