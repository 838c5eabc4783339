import { formatDollarText } from '#app/lib/money.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { routeDiscountName } from '#app/features/slots/route-discount.ts';
import type { QuoteDto } from '#app/features/bookings/booking-dto.ts';
import type { BookableService } from '../../booking-subject.ts';
import type { QuoteState } from '../../components/use-quote.ts';

/** The itemized price before paying: service, travel fee, total (OPEN-59). */
export function PriceLines({
  service,
  price,
}: {
  service: BookableService | undefined;
  price: Pick<QuoteState, 'quote' | 'loading' | 'refusal'>;
}) {
  const { quote, loading, refusal } = price;
  const servicePrice = quote?.service_price ?? service?.price;
  return (
    <div className={classNames('tabular text-sm transition-opacity duration-150', loading && 'opacity-60')}>
      <dl className="flex flex-col gap-2">
        <Line name="Service" amount={servicePrice} />
        {quote && quote.discount_percent > 0 ? (
          <Line name={routeDiscountName(quote.discount_percent)} amount={quote.discount_amount} isLess />
        ) : null}
        <Line name={travelName(quote)} amount={quote && !quote.needs_zip ? quote.travel_fee_amount : undefined} />
      </dl>
      {quote?.needs_zip ? <p className="mt-2 text-xs text-warning">Add your ZIP code to see the travel fee</p> : null}
      {refusal ? <p className="mt-2 text-xs text-danger">{refusal.message}</p> : null}
      <dl aria-live="polite" className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="text-base font-semibold">{quote?.needs_zip ? 'Total before travel' : 'Total'}</dt>
        <dd className={quote ? 'figure text-2xl' : 'text-dim'}>{quote ? shown(quote.total_amount) : '–'}</dd>
      </dl>
    </div>
  );
}

function Line({ name, amount, isLess = false }: { name: string; amount: string | undefined; isLess?: boolean }) {
  return (
    <div className={classNames('flex justify-between gap-4', isLess && 'text-success')}>
      <dt className={isLess ? undefined : 'text-dim'}>{name}</dt>
      <dd>{amount === undefined ? '–' : `${isLess ? '−' : ''}${shown(amount)}`}</dd>
    </div>
  );
}

function travelName(quote: QuoteDto | undefined): string {
  const isCharged = quote && !quote.needs_zip && Number(quote.travel_fee_amount) > 0;
  return isCharged ? `Travel fee (${quote.travel_miles} mi × ${shown(quote.travel_fee_per_mile)})` : 'Travel fee';
}

function shown(dollars: string): string {
  return formatDollarText(dollars);
}
