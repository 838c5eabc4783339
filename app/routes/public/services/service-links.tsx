import { Link } from 'react-router';
import type { CatalogueService } from '#app/features/services/catalogue/catalogue.ts';
import { directoryLink } from '../professionals/directory-link.ts';
import './services.css';

export type OfferedService = CatalogueService & {
  /** "From $65.00 · 45 min · 3 professionals"; missing if nobody offers it. */
  offer?: string | undefined;
};

/** Example services that link to the professionals who offer them: cards, or on phones the rows of one list. */
export function ServiceLinks({ services }: { services: readonly OfferedService[] }) {
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
            {service.offer ? <span className="tabular mt-auto pt-1 text-sm font-medium">{service.offer}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
