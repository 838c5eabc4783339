import { moneyFigures } from '#app/features/money-figures/money-figures.ts';
import { useShownTerms } from '#app/features/platform-settings/components/shown-terms-context.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { Card } from '#app/ui/card.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import type { OverviewDto } from '../overview.ts';

/** Total Revenue, Total Clients and Upcoming Bookings (document 2, section 2). */
export function OverviewFigures({
  figures,
  className,
}: {
  figures: OverviewDto['figures'];
  className?: string | undefined;
}) {
  const { commission } = useShownTerms();
  const { total_revenue, confirmed_revenue, total_clients, upcoming_bookings } = figures;
  return (
    <dl className={classNames('grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4', className)}>
      <Figure
        name={moneyFigures.totalRevenue.name}
        value={formatDollarText(total_revenue)}
        note={`Completed visits, before refunds and our fee (${commission} for new bookings). Confirmed ones add ${formatDollarText(confirmed_revenue)}.`}
        className="max-sm:col-span-2"
      />
      <Figure name="Total Clients" value={String(total_clients)} note="People you’ve served" />
      <Figure name="Upcoming Bookings" value={String(upcoming_bookings)} note="Confirmed and paid" />
    </dl>
  );
}

function Figure({
  name,
  value,
  note,
  className,
}: {
  name: string;
  value: string;
  note: string;
  className?: string | undefined;
}) {
  return (
    <Card className={className}>
      <dt className="text-xs font-semibold text-dim">{name}</dt>
      <dd>
        <span className="figure tabular mt-2 block text-3xl">{value}</span>
        <span className="mt-2 block text-sm text-dim">{note}</span>
      </dd>
    </Card>
  );
}
