import { CircleCheck, TriangleAlert } from 'lucide-react';
import { BookingWhen } from '#app/features/visits/components/booking-when.tsx';
import { formatDollarText } from '#app/lib/money.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { StatusPill, type StatusTone } from '#app/ui/status-pill.tsx';
import type { BookingFile } from '../booking-file.ts';
import { movementsOf, type Movement } from '../movements.ts';

type Money = BookingFile['money'];
type LedgerEntry = Money['ledger'][number];

/** A booking's payment, refunds, transfer, reversals and disputes, with its ledger. */
export function BookingMoney({ money, timeZone }: { money: Money; timeZone: string }) {
  const { payment, kept_amount, ledger } = money;
  if (!payment && ledger.length === 0) return <p className="text-dim">Nothing was paid for it.</p>;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <p>
          <span className="figure tabular text-2xl">{formatDollarText(kept_amount)}</span>{' '}
          <span className="text-dim">{payment ? `kept of ${formatDollarText(payment.amount)}` : 'kept'}</span>
        </p>
        <Balance isRight={money.is_balanced} />
      </div>
      <ul aria-label="Movements" className="divide-y divide-line rounded-card border border-line bg-card px-5 sm:px-6">
        {movementsOf(money).map((movement) => (
          <MovementRow key={movement.id} movement={movement} timeZone={timeZone} />
        ))}
      </ul>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
          The ledger, {ledger.length === 1 ? '1 entry' : `${ledger.length} entries`}
        </summary>
        <div className="mt-3">
          <Ledger entries={ledger} timeZone={timeZone} />
        </div>
      </details>
    </div>
  );
}

function Balance({ isRight }: { isRight: boolean }) {
  const Icon = isRight ? CircleCheck : TriangleAlert;
  return (
    <p
      className={classNames('flex items-center gap-2 text-sm font-semibold', isRight ? 'text-success' : 'text-danger')}
    >
      <Icon aria-hidden="true" className="size-4" />
      {isRight ? 'Every cent is accounted for.' : 'The ledger doesn’t add up.'}
    </p>
  );
}

const tones: Record<Movement['state'], StatusTone> = { done: 'info', open: 'warning', failed: 'danger' };

function MovementRow({
  movement: { what, detail, at, status, state, amount },
  timeZone,
}: {
  movement: Movement;
  timeZone: string;
}) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{what}</p>
        <p className="text-sm text-dim">{at ? <BookingWhen at={at} timeZone={timeZone} /> : 'Not yet'}</p>
        {detail ? <p className="text-sm wrap-anywhere text-dim">{detail}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <StatusPill tone={tones[state]} label={status} className="whitespace-normal" />
        <span className="tabular min-w-20 font-semibold sm:text-right">{formatDollarText(amount)}</span>
      </div>
    </li>
  );
}

function Ledger({ entries, timeZone }: { entries: readonly LedgerEntry[]; timeZone: string }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Ledger entries</caption>
      <thead>
        <tr className="text-left text-dim">
          <th scope="col" className="pb-2 font-normal">
            Entry
          </th>
          <th scope="col" className="pb-2 font-normal">
            From and to
          </th>
          <th scope="col" className="pb-2 text-right font-normal">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, kind, at, from, to, amount }) => (
          <tr key={id} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              <span className="block font-semibold first-letter:uppercase">{kind.replace('-', ' ')}</span>
              <span className="text-dim">
                <BookingWhen at={at} timeZone={timeZone} />
              </span>
            </th>
            <td className="py-2 pr-3">
              {from} → {to}
            </td>
            <td className="tabular py-2 text-right">{formatDollarText(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
