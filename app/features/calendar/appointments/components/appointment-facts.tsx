import type { ReactNode } from 'react';
import { ArrivalNotes } from '#app/features/addresses/arrival/components/arrival-notes.tsx';
import { ContactActions } from '#app/features/professional-desk/components/contact-actions.tsx';
import { routeDiscountName } from '#app/features/slots/route-discount.ts';
import { statusLabel, statusTone } from '#app/features/visits/status-tone.ts';
import { moneyFigures } from '#app/features/money-figures/money-figures.ts';
import { clockTime, formatDate, formatVisitDay, zoneShortName } from '#app/lib/dates/date-format.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { StatusPill } from '#app/ui/status-pill.tsx';
import type { CalendarAppointment } from '../../calendar-dto.ts';

/** An appointment's time, client, place and price. */
export function AppointmentFacts({ appointment, zone }: { appointment: CalendarAppointment; zone: string }) {
  const { date, end, status, client, location, notes } = appointment;
  return (
    <>
      <StatusPill tone={statusTone(status)} label={statusLabel(status)} />
      <p className="mt-4 text-xl font-semibold">
        <time dateTime={date}>{formatVisitDay(date.slice(0, 10))}</time>
      </p>
      <p className="tabular text-dim">
        {clockTime(date)} to {date.slice(0, 10) === end.slice(0, 10) ? '' : `${formatDate(end.slice(0, 10))}, `}
        {clockTime(end)} {zoneShortName(epochMinutesOf(new Date(date)), zone)}
      </p>
      {appointment.contact_shared ? (
        <div className="mt-5">
          <ContactActions job={{ client, location }} />
        </div>
      ) : null}
      <dl className="mt-5 divide-y divide-line border-y border-line">
        <Fact name="Client">
          <span className="font-semibold">{client.name}</span>
          {client.phone ? <span className="tabular text-dim">{client.phone}</span> : null}
        </Fact>
        <Fact name="Address">
          <span className="wrap-break-word">{location}</span>
          {appointment.contact_shared && status !== 'cancelled' ? (
            <ArrivalNotes bookingId={appointment.id} className="mt-2" />
          ) : null}
        </Fact>
        {notes ? (
          <Fact name="Notes">
            <span className="wrap-break-word whitespace-pre-line">{notes}</span>
          </Fact>
        ) : null}
      </dl>
      <Money appointment={appointment} />
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 py-4 sm:grid-cols-[7rem_1fr]">
      <dt className="text-sm text-dim">{name}</dt>
      <dd className="flex min-w-0 flex-col">{children}</dd>
    </div>
  );
}

function Money({
  appointment: { status, total_amount, discount_percent, fee_amount, net_amount, refund_amount },
}: {
  appointment: CalendarAppointment;
}) {
  const isUnpaid = status === 'cancelled' && refund_amount === null;
  return (
    <dl className="tabular mt-5 flex flex-col gap-1.5 rounded-card bg-sand p-5 text-sm">
      <Amount name="Price" dollars={total_amount} />
      {discount_percent > 0 ? <p className="text-dim">{routeDiscountName(discount_percent)}</p> : null}
      {isUnpaid ? <p className="text-dim">Never paid</p> : null}
      {refund_amount === null ? null : <Amount name={moneyFigures.refunded.name} dollars={refund_amount} isLess />}
      {isUnpaid ? null : <Amount name={moneyFigures.doorstepFee.name} dollars={fee_amount} isLess />}
      {isUnpaid ? null : <Amount name={moneyFigures.yourShare.name} dollars={net_amount} isSum />}
    </dl>
  );
}

function Amount({
  name,
  dollars,
  isLess = false,
  isSum = false,
}: {
  name: string;
  dollars: string;
  isLess?: boolean;
  isSum?: boolean;
}) {
  return (
    <div
      className={
        isSum ? 'flex justify-between border-t border-line pt-2 text-base font-semibold' : 'flex justify-between'
      }
    >
      <dt className={isSum ? undefined : 'text-dim'}>{name}</dt>
      <dd>
        {isLess && Number(dollars) > 0 ? '-' : ''}
        {formatDollarText(dollars)}
      </dd>
    </div>
  );
}
