import { joinAddress } from '#app/page-addresses.ts';
import { BookingWhen } from '#app/features/bookings/components/booking-when.tsx';
import { statusLabel, statusTone } from '#app/features/bookings/status-tone.ts';
import { type Cents, formatDollars } from '#app/lib/money.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { Door } from '#app/ui/door.tsx';
import { Container } from '#app/ui/page-shell.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import { DemoNotice } from '../demo-notice.tsx';
import type { DemoOverview, SampleBooking } from './demo-overview.ts';

const recentShown = 5;

/** What a professional's day looks like, with made-up people and money (OPEN-25). */
export function DemoPage({ overview }: { overview: DemoOverview }) {
  const { name, revenue, clients, upcoming, next, bookings, weeks } = overview;
  return (
    <Container className="pt-8 pb-20 lg:pt-12">
      <DemoNotice>This is a made-up professional with sample bookings. Nothing here is real, and nothing is changed.</DemoNotice>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="text-4xl">Welcome back, {name}</h1>
          <p className="mt-3 text-dim">Your visits, your clients and what you earn, on one page.</p>
        </div>
        <ButtonLink to={joinAddress} size="large" className="max-sm:w-full">
          Join as a professional
        </ButtonLink>
      </header>
      <dl className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-[1.3fr_1fr_1fr_1.5fr]">
        <Figure name="Total Revenue" value={formatDollars(revenue)} note="Completed bookings, before the 10% fee">
          <Weeks amounts={weeks} />
        </Figure>
        <Figure name="Total Clients" value={String(clients)} note="People you have visited" />
        <Figure name="Upcoming Bookings" value={String(upcoming)} note="Confirmed and paid" />
        {next ? <NextVisit booking={next} /> : null}
      </dl>
      <section aria-labelledby="recent-title" className="mt-10 lg:mt-12">
        <h2 id="recent-title" className="mb-4 text-2xl">
          Recent Bookings
        </h2>
        <DataTable caption="Recent Bookings" columns={columns} rows={bookings.slice(0, recentShown)} rowKey={({ id }) => id} />
      </section>
    </Container>
  );
}

interface FigureProps {
  name: string;
  value: string;
  note: string;
  children?: React.ReactNode;
}

function Figure({ name, value, note, children }: FigureProps) {
  return (
    <Card className="flex flex-col">
      <dt className="text-xs font-semibold text-dim">{name}</dt>
      <dd className="flex flex-1 flex-col">
        <span className="figure tabular mt-2 block text-3xl">{value}</span>
        <span className="mt-2 block text-sm text-dim">{note}</span>
        {children}
      </dd>
    </Card>
  );
}

const barWidth = 12;
const barGap = 6;
const barsHeight = 40;

/** The last eight weeks as bars; the present one in the colour of light. */
function Weeks({ amounts }: { amounts: readonly Cents[] }) {
  const highest = Math.max(...amounts);
  const width = amounts.length * (barWidth + barGap) - barGap;
  const last = amounts.at(-1);
  return (
    <svg
      viewBox={`0 0 ${width} ${barsHeight}`}
      role="img"
      aria-label={`Eight weeks from ${formatDollars(Math.min(...amounts) as Cents)} to ${formatDollars(highest as Cents)} a week${last === undefined ? '' : `, ${formatDollars(last)} so far in this one`}`}
      preserveAspectRatio="xMinYMax meet"
      className="mt-auto h-12 w-full max-w-48 pt-2"
    >
      {amounts.map((amount, index) => {
        const height = (amount / highest) * barsHeight;
        const isLast = index === amounts.length - 1;
        return <rect key={index} x={index * (barWidth + barGap)} y={barsHeight - height} width={barWidth} height={height} rx="3" className={isLast ? 'fill-sun' : 'fill-green'} />;
      })}
    </svg>
  );
}

function NextVisit({ booking }: { booking: SampleBooking }) {
  return (
    <div className="relative overflow-hidden rounded-card bg-sun p-5 pr-28 text-on-sun">
      <dt className="text-xs font-semibold">Next visit</dt>
      <dd>
        <span className="figure mt-2 block text-2xl">
          <BookingWhen at={booking.at} timeZone={booking.timeZone} />
        </span>
        <span className="mt-1 block text-sm">
          {booking.service} for {booking.client}
        </span>
        <span className="mt-1 block text-sm">{booking.location}</span>
        <Door openness={0.45} className="absolute right-6 bottom-0 h-24 w-auto" />
      </dd>
    </div>
  );
}

const columns: readonly Column<SampleBooking>[] = [
  { id: 'client', header: 'Client', isTitle: true, cell: ({ client }) => client },
  { id: 'service', header: 'Service', cell: ({ service }) => service },
  { id: 'date', header: 'Date', cell: ({ at, timeZone }) => <BookingWhen at={at} timeZone={timeZone} /> },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusPill tone={statusTone(status)} label={statusLabel(status)} /> },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatDollars(amount) },
];
