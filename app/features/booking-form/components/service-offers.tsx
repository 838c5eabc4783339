import { buttonStyle } from '#app/ui/button-style.ts';
import { ClockIcon } from '#app/ui/icons.tsx';
import { formatDollarText } from '#app/lib/money.ts';
import { RenderedOnce } from '#app/ui/loading/rendered-once.tsx';
import { useLinksInPage } from '#app/ui/loading/use-links-in-page.ts';
import { bookingLink } from '#app/features/bookings/booking-link.ts';
import type { BookableService } from '../booking-subject.ts';
import { formatDuration } from '#app/features/visits/duration-text.ts';

interface ServiceOffersProps {
  services: readonly BookableService[];
  professional: { id: string; name: string };
}

/** A professional's services, each with its own link to the booking page. */
export function ServiceOffers(props: ServiceOffersProps) {
  return props.services.length === 0 ? <p className="text-dim">No services listed yet.</p> : <OfferList {...props} />;
}

function OfferList({ services, professional }: ServiceOffersProps) {
  const follow = useLinksInPage();
  return (
    <RenderedOnce as="ul" of={services} variant="offers" className="flex flex-col gap-4" onClick={follow}>
      {services.map((service) => (
        <li key={service.id} className="flex flex-col gap-3 rounded-card border border-line bg-card p-5 sm:p-6">
          <div>
            <h3 className="text-lg font-semibold wrap-anywhere">{service.name}</h3>
            {service.description ? (
              <p className="mt-1 max-w-[60ch] text-sm wrap-anywhere text-dim">{service.description}</p>
            ) : null}
          </div>
          <div className="flex items-center justify-between gap-4">
            <p className="flex items-center gap-4">
              <span className="tabular text-lg font-semibold">{formatDollarText(service.price)}</span>
              <span className="flex items-center gap-1.5 text-sm text-dim">
                <ClockIcon className="size-4" />
                {formatDuration(service.duration)}
              </span>
            </p>
            <a
              href={bookingLink({ pro: professional.id, service: service.id, name: professional.name })}
              aria-label={`Book ${service.name}`}
              className={buttonStyle({})}
            >
              Book
            </a>
          </div>
        </li>
      ))}
    </RenderedOnce>
  );
}
