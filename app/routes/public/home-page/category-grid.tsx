import { Link } from 'react-router';
import type { ServiceCategory } from '#app/features/services/catalogue/categories.ts';
import { RenderedOnce } from '#app/ui/loading/rendered-once.tsx';

/** The seven categories as doors; a scrolling row on phones. */
export function CategoryGrid({
  categories,
}: {
  categories: readonly Pick<ServiceCategory, 'id' | 'title' | 'tint' | 'link'>[];
}) {
  return (
    <RenderedOnce as="ul" of={categories} className="rail category-rail">
      {categories.map(({ id, title, tint, link }) => (
        <li key={id}>
          <Link to={link} className="category-door">
            <img
              src={`/images/categories/${id}.svg`}
              alt=""
              width={400}
              height={440}
              loading="lazy"
              style={{ backgroundColor: `var(--${tint})` }}
            />
            {title}
          </Link>
        </li>
      ))}
    </RenderedOnce>
  );
}
