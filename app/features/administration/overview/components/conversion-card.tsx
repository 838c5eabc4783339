import { useId } from 'react';
import { Card } from '#app/ui/card.tsx';
import type { Conversion } from '../admin-overview.ts';
import { formatCount } from '#app/lib/format-count.ts';
import { formatShare } from '../overview-formats.ts';
import { Definition } from './definition.tsx';

/** How many requests become visits, and how many people abandon checkout. */
export function ConversionCard({ conversion }: { conversion: Conversion }) {
  const id = useId();
  const { requests, paid, completed, abandoned, open } = conversion;
  const steps = [
    { name: 'Requests', count: requests, tone: 'bg-edge' },
    { name: 'Paid', count: paid, tone: 'bg-success' },
    { name: 'Completed', count: completed, tone: 'bg-info' },
  ];
  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0">
      <Card className="flex h-full flex-col">
        <h3 id={`${id}-title`} className="text-lg font-semibold">
          Conversion
        </h3>
        {requests === 0 ? (
          <p className="my-5 text-dim">No booking requests in this period.</p>
        ) : (
          <>
            <ol className="mt-4 flex flex-col gap-4">
              {steps.map((step) => (
                <Step key={step.name} {...step} of={requests} />
              ))}
            </ol>
            <p className="mt-5 text-sm">
              <span className="font-semibold">{formatShare(abandoned, paid + abandoned)}</span> left at the checkout:{' '}
              {formatCount(abandoned, 'checkout', 'checkouts')} ended unpaid
              {open > 0 ? `, ${open.toLocaleString('en-US')} can still be paid.` : '.'}
            </p>
          </>
        )}
        <Definition>
          Requests are checkouts started in this period. Paid and completed are the ones that were paid, and whose visit
          is done by now; upcoming visits aren’t included yet. The share that left at checkout counts only finished
          checkouts.
        </Definition>
      </Card>
    </section>
  );
}

function Step({ name, count, tone, of }: { name: string; count: number; tone: string; of: number }) {
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{name}</span>
        <span className="tabular">
          <span className="font-semibold">{count.toLocaleString('en-US')}</span>{' '}
          <span className="text-dim">{formatShare(count, of)}</span>
        </span>
      </p>
      <div aria-hidden="true" className="mt-1.5 h-4 overflow-hidden rounded-full bg-sand">
        <div className={`h-full rounded-full ${tone}`} style={{ width: `${Math.min(100, (count / of) * 100)}%` }} />
      </div>
    </li>
  );
}
