import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { WeekdayWhen } from '#app/features/visits/components/weekday-when.tsx';
import { statusLabel, statusTone } from '#app/features/visits/status-tone.ts';
import { StatusPill } from '#app/ui/status-pill.tsx';
import type { BookingFile } from '../booking-file.ts';
import { DisputePackCard } from '../dispute-pack/components/dispute-pack-card.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingHistory } from './booking-history.tsx';
import { BookingMoney } from './booking-money.tsx';
import { InterventionCard } from './intervention-card.tsx';

/** Everything about a booking, with the possible interventions beside it. */
export function BookingFilePage({ file }: { file: BookingFile }) {
  const { booking } = file;
  return (
    <>
      <Link to="/dashboard/admin?tab=bookings" className="text-link inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden="true" className="size-5" />
        All bookings
      </Link>
      <header className="mt-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="min-w-0 text-3xl wrap-anywhere sm:text-4xl">{booking.service.name}</h1>
          <StatusPill tone={statusTone(booking.status)} label={statusLabel(booking.status)} />
        </div>
        <p className="mt-2 text-lg text-dim">
          <WeekdayWhen at={booking.start_time} timeZone={booking.time_zone} />
        </p>
      </header>
      <div className="mt-8 grid grid-cols-1 items-start gap-x-10 gap-y-10 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2 lg:row-start-1">
          <InterventionCard file={file} />
          <DisputePackCard bookingId={booking.id} disputes={file.money.disputes} />
        </div>
        <div className="flex min-w-0 flex-col gap-12 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Part id="visit" title="Visit">
            <BookingFacts file={file} />
          </Part>
          <Part id="money" title="Money">
            <BookingMoney money={file.money} timeZone={booking.time_zone} />
          </Part>
        </div>
        <div className="lg:col-start-2">
          <Part id="history" title="History">
            <BookingHistory lines={file.history} timeZone={booking.time_zone} />
          </Part>
        </div>
      </div>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
