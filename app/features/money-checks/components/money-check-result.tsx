import { CircleCheck, TriangleAlert } from 'lucide-react';
import { moneyFigures } from '#app/features/money-figures/money-figures.ts';
import { formatCount } from '#app/lib/format-count.ts';
import { formatDollarSum } from '#app/lib/money.ts';
import { timeAgo } from '#app/lib/dates/relative-time.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import type { LastMoneyCheck } from '../queries/check-money.server.ts';
import { useNow } from '#app/ui/timing/use-now.ts';
import { useCheckMoney } from './use-check-money.ts';

interface MoneyCheckResultProps {
  check: LastMoneyCheck | null;
  /** The server's time in epoch milliseconds. */
  now: number;
}

/** The result of the last check of all money, with a button to check again. */
export function MoneyCheckResult({ check, now }: MoneyCheckResultProps) {
  const current = useNow(now);
  const { isBusy, check: checkNow } = useCheckMoney();
  return (
    <section aria-label="The ledger">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div role="status">
          {check ? <Verdict check={check} /> : <p className="font-semibold">Nothing checked yet.</p>}
          <p className="mt-1 text-sm text-dim">
            {check
              ? `Checked ${timeAgo(Date.parse(check.checked_at), current)}, and every 15 minutes.`
              : 'Money is checked every 15 minutes.'}
          </p>
        </div>
        <Button variant="secondary" loading={isBusy} onClick={checkNow}>
          Check now
        </Button>
      </div>
      {check ? <Sums check={check} /> : null}
    </section>
  );
}

function Verdict({ check: { bookings, wrong } }: { check: LastMoneyCheck }) {
  const Icon = wrong === 0 ? CircleCheck : TriangleAlert;
  return (
    <p className={classNames('flex items-center gap-2 font-semibold', wrong === 0 ? 'text-success' : 'text-danger')}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {wrong === 0
        ? `Every cent of ${formatCount(bookings, 'booking', 'bookings')} is accounted for.`
        : `${formatCount(wrong, 'booking does', 'bookings do')} not add up.`}
    </p>
  );
}

function Sums({ check }: { check: LastMoneyCheck }) {
  const parts = [
    [moneyFigures.refunds.name, check.refunded],
    [moneyFigures.transfers.name, check.transferred],
    [moneyFigures.commission.name, check.earned],
    [moneyFigures.held.name, check.held],
  ] as const;
  return (
    <dl className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      <Sum name={moneyFigures.moneyIn.name} amount={check.paid} sign="" />
      {parts.map(([name, amount], index) => (
        <Sum key={name} name={name} amount={amount} sign={index === 0 ? '=' : '+'} />
      ))}
    </dl>
  );
}

function Sum({ name, amount, sign }: { name: string; amount: string; sign: string }) {
  return (
    <Card>
      <dt className="text-sm text-dim">
        {sign ? <span aria-hidden="true">{sign} </span> : null}
        {name}
      </dt>
      <dd className="figure mt-1 text-2xl">{formatDollarSum(amount)}</dd>
    </Card>
  );
}
