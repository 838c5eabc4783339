import { timeAgo } from '#app/lib/dates/relative-time.ts';
import { formatDay } from '#app/lib/dates/date-format.ts';
import { type Column, DataTable } from '#app/ui/charts/data-table.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useNow } from '#app/ui/timing/use-now.ts';
import type { SmsCostsDto } from '../costs-dto.ts';
import type { TextKind } from '../../delivery/text-state.ts';
import { microDollars, monthName } from '../micro-dollars.ts';

/** What texts are called on administrators' pages. */
const textNames: Record<TextKind | 'code', string> = {
  code: 'Code',
  confirmed: 'Confirmation',
  rescheduled: 'New time',
  cancelled: 'Cancellation',
  reminder: 'Reminder',
  'on-the-way': 'On the way',
  arrived: 'Arrival',
  'nobody-there': 'Nobody at the door',
};

type Period = Omit<SmsCostsDto['days'][number], 'day'> & { name: string };
type Failure = SmsCostsDto['failures'][number];

interface SmsCostsProps {
  costs: SmsCostsDto;
  /** The server's time in epoch milliseconds. */
  now: number;
}

/** What texts cost by day and month, today's ceiling, and what was not delivered. */
export function SmsCosts({ costs, now }: SmsCostsProps) {
  const current = useNow(now);
  const { offered, days, months, today, failures } = costs;
  return (
    <section aria-labelledby="texts-title" className="flex flex-col gap-6">
      <div>
        <h2 id="texts-title" className="text-2xl">
          Text messages
        </h2>
        <p className="mt-1 text-dim">{offered ? todayText(today) : 'Not set up (TWILIO_ACCOUNT_SID).'}</p>
      </div>
      {today.full ? (
        <Notice title="Today’s ceiling is reached">
          Texts beyond it aren’t sent; mails and pushes are. Raise SMS_DAILY_SEGMENTS if these were real visits.
        </Notice>
      ) : null}
      {months.length === 0 ? (
        <p className="text-dim">No texts in the last 12 months.</p>
      ) : (
        <>
          <h3 className="-mb-3 font-semibold">Texts by month</h3>
          <DataTable
            caption="Texts by month"
            columns={periodColumns('Month')}
            rows={months.map(({ month, ...costs }) => ({ ...costs, name: monthName(month) }))}
            rowKey={({ name }) => name}
          />
          <h3 className="-mb-3 font-semibold">Texts by day</h3>
          <DataTable
            caption="Texts by day"
            columns={periodColumns('Day')}
            rows={days.map(({ day, ...costs }) => ({ ...costs, name: formatDay(day) }))}
            rowKey={({ name }) => name}
          />
        </>
      )}
      {failures.length > 0 ? (
        <>
          <h3 className="-mb-3 font-semibold">Not delivered in the last 30 days</h3>
          <DataTable
            caption="Not delivered in the last 30 days"
            columns={failureColumns(current)}
            rows={failures}
            rowKey={({ id }) => id}
          />
        </>
      ) : null}
    </section>
  );
}

function todayText({ segments, ceiling, code_segments, code_ceiling }: SmsCostsDto['today']): string {
  const [used, of, codes, ofCodes] = [segments, ceiling, code_segments, code_ceiling].map(count);
  return `Today: ${used} of ${of} segments for notices, ${codes} of ${ofCodes} for codes.`;
}

function periodColumns(header: string): readonly Column<Period>[] {
  return [
    { id: 'name', header, isTitle: true, cell: ({ name }) => name },
    { id: 'texts', header: 'Texts', align: 'end', cell: ({ texts }) => count(texts) },
    { id: 'segments', header: 'Segments', align: 'end', cell: ({ segments }) => count(segments) },
    { id: 'delivered', header: 'Delivered', align: 'end', cell: ({ delivered }) => count(delivered) },
    { id: 'failed', header: 'Failed', align: 'end', cell: ({ failed }) => count(failed) },
    { id: 'price', header: 'Cost', align: 'end', cell: priceText },
    { id: 'each', header: 'Per text', align: 'end', cell: perText },
  ];
}

function priceText({ texts, price_micros, unpriced }: Period): string {
  if (unpriced === 0) return microDollars(price_micros, 2);
  return unpriced === texts ? 'Not known yet' : `${microDollars(price_micros, 2)} and ${count(unpriced)} unknown`;
}

function perText({ texts, price_micros, unpriced }: Period): string {
  const priced = texts - unpriced;
  return priced > 0 ? microDollars(Math.round(price_micros / priced), 4) : '–';
}

function failureColumns(current: number): readonly Column<Failure>[] {
  return [
    { id: 'kind', header: 'About', isTitle: true, cell: ({ kind }) => textNames[kind] },
    { id: 'text', header: 'Why', cell: ({ text }) => text },
    { id: 'code', header: 'Code', align: 'end', cell: ({ error_code }) => error_code ?? '–' },
    { id: 'when', header: 'When', cell: ({ created_at }) => timeAgo(Date.parse(created_at), current) },
  ];
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
