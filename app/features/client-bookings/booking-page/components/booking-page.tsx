import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { WeekdayWhen } from '#app/features/visits/components/weekday-when.tsx';
import { statusLabel, statusTone } from '#app/features/visits/status-tone.ts';
import { AbsenceNotice } from '#app/features/no-shows/components/absence-notice.tsx';
import { NobodyCameNotice } from '#app/features/no-shows/components/nobody-came-notice.tsx';
import type { AbsencesDto } from '#app/features/no-shows/no-show-dto.ts';
import { ProgressTrack } from '#app/features/visit-progress/components/progress-track.tsx';
import type { ProgressDto } from '#app/features/visit-progress/progress-dto.ts';
import { VisitOutlook } from '#app/features/visits/components/visit-outlook.tsx';
import { RecordView } from '#app/features/visit-records/components/record-view.tsx';
import type { RecordDto } from '#app/features/visit-records/record-dto.ts';
import { timeUntil } from '#app/lib/dates/relative-time.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { Door } from '#app/ui/art/door.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import { useBookingQuestions } from '../../components/use-booking-questions.tsx';
import { bookingNote } from '../../booking-note.ts';
import { isAhead } from '../../upcoming-visits.ts';
import { professionalName } from '../../professional-contact.ts';
import { BookingFacts } from './booking-facts.tsx';
import { BookingPageActions } from './booking-page-actions.tsx';

interface BookingPageProps {
  booking: BookingDto;
  /** Milliseconds since 1970. */
  now: number;
  progress: ProgressDto;
  /** What was done; null before the visit is completed. */
  record: RecordDto | null;
  /** Where a held replacement is paid; null for every other booking. */
  paymentPage: string | null;
  /** Who was not there. */
  absences: AbsencesDto;
  /** The server's time when the page was loaded, in milliseconds since 1970. */
  loadedAt: number;
  /** Where the professional on the way is, from rooms below. */
  position?: ReactNode;
  /** Additional actions, from rooms below. */
  more?: ReactNode;
  /** Below the actions, from rooms below. */
  beside?: ReactNode;
}

/** A booking's own page: who comes, when and where, what happens next, what it costs, and all that can be done. */
export function BookingPage({
  booking,
  now,
  progress,
  record,
  paymentPage,
  absences,
  loadedAt,
  position,
  more,
  beside,
}: BookingPageProps) {
  const navigate = useNavigate();
  const { ask, dialogs } = useBookingQuestions({
    isDemo: false,
    now,
    onDeleted: () => void navigate('/dashboard/client/bookings', { replace: true }),
  });
  return (
    <>
      <Link to="/dashboard/client/bookings" className="text-link inline-flex items-center gap-1.5 text-sm print:hidden">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All bookings
      </Link>
      <Head booking={booking} now={now} />
      <div className="mt-8 grid grid-cols-1 gap-8 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-14 lg:gap-y-10">
        {/* What happens right now comes before everything else, on phones too. */}
        <div className="flex flex-col gap-8 empty:hidden lg:gap-10">
          <Absences booking={booking} absences={absences} loadedAt={loadedAt} />
          <ProgressTrack progress={progress} startTime={booking.start_time} now={now} timeZone={booking.time_zone}>
            {position}
          </ProgressTrack>
        </div>
        <aside aria-label="Actions" className="lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden">
          {/* Two cards are together too high to stay where they are. */}
          <div className={beside ? undefined : 'lg:sticky lg:top-28'}>
            <BookingPageActions
              booking={booking}
              step={progress.step}
              now={now}
              paymentPage={paymentPage}
              onAsk={(about) => ask(about, booking)}
              more={more}
            />
          </div>
          {beside}
        </aside>
        <div className="flex min-w-0 flex-col gap-10 lg:col-start-1">
          <VisitOutlook booking={booking} step={progress.step} now={now} />
          {record ? <RecordView record={record} timeZone={booking.time_zone} /> : null}
          <BookingFacts booking={booking} />
        </div>
      </div>
      {dialogs}
    </>
  );
}

type AbsencesProps = Pick<BookingPageProps, 'booking' | 'absences' | 'loadedAt'>;

function Absences({ booking, absences, loadedAt }: AbsencesProps) {
  const name = booking.professional.profile.first_name || 'Your professional';
  return (
    <>
      <AbsenceNotice
        noShow={absences.no_show}
        name={name}
        feePercent={booking.late_fee_percent}
        timeZone={booking.time_zone}
      />
      <NobodyCameNotice
        bookingId={booking.id}
        report={absences.nobody_came}
        name={name}
        timeZone={booking.time_zone}
        loadedAt={loadedAt}
      />
    </>
  );
}

function Head({ booking, now }: { booking: BookingDto; now: number }) {
  const { status, time_zone, start_time, service, professional } = booking;
  const ahead = isAhead(booking, now);
  const note = bookingNote(booking);
  return (
    <header className="relative mt-4 flex min-h-40 items-end gap-5 overflow-hidden rounded-band bg-sand p-6 pr-32 sm:p-8 sm:pr-48">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusPill tone={statusTone(status)} label={statusLabel(status)} />
          {ahead ? (
            <span className="text-sm font-semibold text-dim">
              {timeUntil(epochMinutesOf(new Date(start_time)), Math.floor(now / 60_000), time_zone)}
            </span>
          ) : null}
        </p>
        <h1 className="mt-3 text-3xl wrap-break-word lg:text-4xl">
          {[service.name, professionalName(professional.profile)].join(' with ')}
        </h1>
        <p className="mt-2 text-lg">
          <WeekdayWhen at={start_time} timeZone={time_zone} />
        </p>
        <p className="mt-1 text-dim wrap-break-word">{booking.location}</p>
        {note ? <p className="mt-1 text-sm text-dim">{note}</p> : null}
      </div>
      <Door
        openness={ahead && status === 'confirmed' ? 0.8 : 0}
        visitor={ahead && status === 'confirmed' ? professional.image : undefined}
        className="absolute right-5 bottom-0 h-28 w-auto sm:right-10 sm:h-40"
      />
    </header>
  );
}
