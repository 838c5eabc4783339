import { CalendarDays, MapPin, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BookingChoices } from '../booking-choices.ts';
import type { BookableService, BookingSubject } from '../booking-subject.ts';
import { formatDuration } from '#app/features/visits/duration-text.ts';
import type { RouteOffer } from '../steps/route-offer.ts';
import { RouteOfferNote } from '../steps/components/route-offer-note.tsx';
import { PriceLines } from '../payment/components/price-lines.tsx';
import { SmallPortrait } from '#app/features/professionals/display/components/small-portrait.tsx';
import { whenText } from '../when-text.ts';
import type { QuoteState } from './use-quote.ts';

interface BookingSummaryProps {
  professional: BookingSubject | undefined;
  service: BookableService | undefined;
  choices: BookingChoices;
  price: QuoteState;
  /** Other times that cost less. */
  routeOffer: RouteOffer | undefined;
  onTime: (time: string) => void;
}

/** The current selections and their price. */
export function BookingSummary({ professional, service, choices, price, routeOffer, onTime }: BookingSummaryProps) {
  const place = choices.location.trim();
  return (
    <section
      aria-label="Summary"
      className="min-w-0 p-5 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-card sm:p-6"
    >
      <div className="flex items-center gap-4">
        {professional ? <SmallPortrait image={professional.image} tint={professional.tint} className="w-14" /> : null}
        <div className="min-w-0">
          <h2 className="text-xl wrap-break-word">
            {professional ? (
              <Link to={`/professionals/${professional.id}`} className="hover:underline">
                {professional.name}
              </Link>
            ) : (
              'Your visit'
            )}
          </h2>
          {professional?.headline ? <p className="truncate text-sm text-dim">{professional.headline}</p> : null}
        </div>
      </div>
      <dl className="mt-5 flex flex-col gap-3 border-t border-line pt-5 text-sm">
        <Fact
          icon={<Sparkles />}
          name="Service"
          value={service ? `${service.name}, ${formatDuration(service.duration)}` : undefined}
        />
        <Fact icon={<CalendarDays />} name="Date and time" value={whenText(choices)} />
        <Fact icon={<MapPin />} name="Address" value={place || undefined} />
      </dl>
      {routeOffer ? <RouteOfferNote offer={routeOffer} onChoose={onTime} /> : null}
      <div className="mt-5 border-t border-line pt-5">
        <PriceLines service={service} price={price} />
      </div>
    </section>
  );
}

function Fact({ icon, name, value }: { icon: ReactNode; name: string; value: string | undefined }) {
  return (
    <div className="flex items-start gap-3">
      <span aria-hidden="true" className="mt-0.5 text-dim [&>svg]:size-4.5">
        {icon}
      </span>
      <dt className="sr-only">{name}</dt>
      <dd className={value ? 'line-clamp-3 min-w-0 font-medium wrap-break-word' : 'text-dim'}>
        {value ?? `${name} not chosen yet`}
      </dd>
    </div>
  );
}
