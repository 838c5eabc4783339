import { Link } from 'react-router';
import type { CatalogueService } from '#app/features/services/catalogue.ts';
import { directoryLink } from './directory-link.ts';

/** Example services as cards that lead to the professionals who offer them. */
export function ServiceLinks({ services }: { services: readonly CatalogueService[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {services.map((service) => (
        <li key={service.id}>
          <Link to={directoryLink(service)} className="catalogue-card h-full">
            <span className="font-semibold">{service.title}</span>
            <span className="text-sm text-dim">{service.description}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
