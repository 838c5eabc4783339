import { moneyFigures } from '#app/features/money-figures/money-figures.ts';
import { useShownTerms } from '#app/features/platform-settings/components/shown-terms-context.ts';
import { formatVisitTime } from '#app/lib/dates/date-format.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { Card } from '#app/ui/card.tsx';
import { transferText, type ComingTransfers } from '../coming-transfers.ts';

/** The transfers on their way to the professional's Stripe account, and what confirmed visits will add. */
export function ComingTransfersCard({
  coming: { transfers, expected },
  timeZone,
}: {
  coming: ComingTransfers;
  timeZone: string;
}) {
  const { commission } = useShownTerms();
  const when = (at: string) => formatVisitTime(epochMinutesOf(new Date(at)), timeZone);
  return (
    <Card>
      <h2 className="text-2xl">Upcoming transfers</h2>
      <p className="mt-2 text-sm text-dim">
        After each visit, we send its amount to Stripe for you, minus our fee ({commission} for new bookings).
      </p>
      {transfers.count > 0 ? (
        <Group title={moneyFigures.onItsWay.name} amount={formatDollarText(transfers.amount)}>
          {transfers.items.map((item) => (
            <Line
              key={item.id}
              title={`${item.service_name} for ${item.client_name}`}
              text={transferText(item.status, item.waits_until, when)}
              amount={formatDollarText(item.amount)}
            />
          ))}
        </Group>
      ) : null}
      {expected.count > 0 ? (
        <Group
          title={
            expected.count === 1
              ? 'After one confirmed visit'
              : `After ${expected.count.toLocaleString('en-US')} confirmed visits`
          }
          amount={formatDollarText(expected.amount)}
        >
          {expected.items.map((item) => (
            <Line
              key={item.booking_id}
              title={`${item.service_name} for ${item.client_name}`}
              text={when(item.visit_at)}
              amount={formatDollarText(item.net_amount)}
            />
          ))}
        </Group>
      ) : null}
      {transfers.count + expected.count === 0 ? (
        <p className="mt-4 rounded-control bg-sand p-4 text-sm">
          Nothing pending. Your next confirmed visit appears here.
        </p>
      ) : null}
    </Card>
  );
}

function Group({ title, amount, children }: { title: string; amount: string; children: React.ReactNode }) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="flex justify-between gap-4 text-sm font-semibold">
        {title}
        <span className="figure tabular text-base">{amount}</span>
      </h3>
      <ul className="mt-1 divide-y divide-line">{children}</ul>
    </div>
  );
}

function Line({ title, text, amount }: { title: string; text: string; amount: string }) {
  return (
    <li className="flex items-baseline justify-between gap-4 py-2.5 text-sm">
      <span className="min-w-0">
        <span className="block truncate">{title}</span>
        <span className="tabular text-dim">{text}</span>
      </span>
      <span className="tabular font-semibold">{amount}</span>
    </li>
  );
}
