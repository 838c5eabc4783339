import { formatDollarText } from '#app/lib/money.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { isPriceChanged, priceLines, type VisitPrice } from '#app/features/moving/rebook/rebooking.ts';

/** The price by component; beside it the earlier one if it differs. */
export function PriceThenAndNow({ before, now }: { before: VisitPrice; now: VisitPrice }) {
  const isChanged = isPriceChanged(before, now);
  return (
    <div className="rounded-card border border-line p-4">
      <table className="tabular w-full text-sm">
        <caption className="sr-only">{isChanged ? 'The price last time and now' : 'The price'}</caption>
        {isChanged ? (
          <thead>
            <tr className="text-right text-xs font-semibold text-dim">
              <th scope="col">
                <span className="sr-only">Part</span>
              </th>
              <th scope="col">Last time</th>
              <th scope="col">Now</th>
            </tr>
          </thead>
        ) : null}
        <tbody>
          {priceLines(before, now).map((line) => (
            <tr key={line.name} className={classNames('[&>*]:py-1', line.isTotal && 'text-base font-semibold')}>
              <th scope="row" className={classNames('text-left', !line.isTotal && 'font-normal text-dim')}>
                {line.name}
              </th>
              {isChanged ? (
                <td
                  className={classNames(
                    'text-right font-normal text-dim',
                    line.before !== line.now && 'line-through decoration-1',
                  )}
                >
                  {formatDollarText(line.before)}
                </td>
              ) : null}
              <td className={classNames('text-right', isChanged && line.before !== line.now && 'font-semibold')}>
                {formatDollarText(line.now)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classNames('mt-2 text-sm', isChanged ? 'font-semibold' : 'text-dim')}>
        {isChanged ? 'The price has changed since last time.' : 'Same price as last time.'}
      </p>
    </div>
  );
}
