import type { ServiceCategory } from '#app/features/services/catalogue/categories.ts';

/** The seven categories as doors; a scrolling row on phones. Drawn on the server only. */
export function CategoryDoors({ categories }: { categories: readonly ServiceCategory[] }) {
  return categories.map(({ id, title, tint, link }) => (
    <li key={id}>
      <a href={link} className="category-door">
        <img
          src={`/images/categories/${id}.svg`}
          alt=""
          width={400}
          height={440}
          loading="lazy"
          style={{ backgroundColor: `var(--${tint})` }}
        />
        {title}
      </a>
    </li>
  ));
}
