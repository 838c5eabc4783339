import { Link } from 'react-router';
import type { CatalogueService } from '#app/features/services/catalogue/catalogue.ts';
import { directoryLink } from '../professionals/directory-link.ts';

/** Example services that link to the professionals who offer them: cards, or on phones the rows of one list. */
export function ServiceLinks({ services }: { services: readonly CatalogueService[] }) {
  return (
    <ul className="service-links">
      {services.map((service) => (
        <li key={service.id}>
          <Link
            to={directoryLink(service)}
            className="catalogue-card h-full max-sm:rounded-none max-sm:border-0 max-sm:py-3"
          >
            <span className="font-semibold">{service.title}</span>
            <span className="text-sm text-dim max-sm:line-clamp-2">{service.description}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
