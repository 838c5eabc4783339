import { MapPin, StickyNote } from 'lucide-react';
import { ArrivalNotes } from '#app/features/addresses/arrival/components/arrival-notes.tsx';
import { professionalVisitUrl } from '#app/features/bookings/booking-link.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { formatDay, formatTimes } from '#app/lib/dates/date-format.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { Door } from '#app/ui/art/door.tsx';
import { jobMoment, timeUntil, formatTravel } from '../job-moment.ts';
import type { JobDto } from '../overview.ts';
import { ContactActions } from './contact-actions.tsx';
import { VisitLink } from './visit-link.tsx';

interface NextJobCardProps {
  job: JobDto;
  now: number;
  isToday: boolean;
  /** Undefined in the demo, whose visits the server does not know. */
  urlOf: ((job: JobDto) => string) | undefined;
}

/**
 * The current or next visit: when, what, who and where, with large contact buttons. The door opens wide once it has
 * started.
 */
export function NextJobCard({ job, now, isToday, urlOf }: NextJobCardProps) {
  const start = epochMinutesOf(new Date(job.start_time));
  const isNow = jobMoment(job, now) === 'now';
  const day = formatDay(localDate(start, job.time_zone));
  const way = job.travel && formatTravel(job.travel);
  return (
    <article aria-label="Next visit" className="relative overflow-hidden rounded-card border border-line bg-card">
      <div className="relative bg-sun px-5 pt-4 pb-4 text-on-sun sm:px-6 sm:pr-24">
        <p className="text-sm font-semibold">
          {isNow ? 'Now' : isToday ? `Next, ${timeUntil(job.start_time, now)}` : `Next on ${day}`}
        </p>
        <p className="figure tabular mt-1 text-3xl">
          {formatTimes(start, epochMinutesOf(new Date(job.end_time)), job.time_zone)}
        </p>
        <Door openness={isNow ? 0.8 : 0.35} className="absolute right-6 bottom-0 hidden h-[4.75rem] w-auto sm:block" />
      </div>
      <div className="px-5 pt-4 pb-5 sm:px-6">
        <div className="flex items-start justify-between gap-4">
          <p className="min-w-0 text-lg wrap-anywhere">
            <span className="font-semibold">
              <VisitLink to={urlOf?.(job)}>{job.service}</VisitLink>
            </span>{' '}
            for {job.client.name}
          </p>
          {job.is_by_hand ? null : (
            <p className="tabular text-lg font-semibold">{formatDollarText(job.total_amount)}</p>
          )}
        </div>
        <p className="mt-2 flex gap-2 text-sm">
          <MapPin aria-hidden="true" className="mt-px size-5 shrink-0 text-green" />
          <span className="min-w-0 wrap-anywhere">
            {job.location}
            {way ? <span className="block text-dim">{way}</span> : null}
          </span>
        </p>
        {job.notes ? (
          <p className="mt-2 flex gap-2 text-sm">
            <StickyNote aria-hidden="true" className="mt-px size-5 shrink-0 text-green" />
            <span className="min-w-0 wrap-anywhere whitespace-pre-line">{job.notes}</span>
          </p>
        ) : null}
        {urlOf && !job.is_by_hand ? <ArrivalNotes bookingId={job.id} className="mt-2" /> : null}
        {urlOf && isToday && !job.is_by_hand ? (
          <ButtonLink to={professionalVisitUrl(job.id)} prefetch="intent" size="large" wide className="mt-4">
            {isNow ? 'Open the visit' : 'Start this visit'}
          </ButtonLink>
        ) : null}
        <div className="mt-4">
          <ContactActions job={job} />
        </div>
      </div>
    </article>
  );
}
