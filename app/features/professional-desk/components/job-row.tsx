import { Check } from 'lucide-react';
import { formatTime } from '#app/lib/dates/date-format.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { Button } from '#app/ui/button.tsx';
import { type JobMoment, formatTravel } from '../job-moment.ts';
import type { JobDto } from '../overview.ts';
import { ContactActions } from './contact-actions.tsx';
import { VisitLink } from './visit-link.tsx';

interface JobRowProps {
  job: JobDto;
  moment: JobMoment;
  urlOf: ((job: JobDto) => string) | undefined;
  onComplete?: ((job: JobDto) => void) | undefined;
}

/** A visit in the day's list. */
export function JobRow({ job, moment, urlOf, onComplete }: JobRowProps) {
  const time = (instant: string) => formatTime(epochMinutesOf(new Date(instant)), job.time_zone);
  const way = moment === 'ahead' && job.travel ? formatTravel(job.travel) : undefined;
  const title = `${job.service} for ${job.client.name}`;
  return (
    <li className="grid grid-cols-[4.75rem_minmax(0,1fr)_auto] items-start gap-x-3 px-5 py-4">
      <div className="tabular text-sm">
        <p className="font-semibold">{time(job.start_time)}</p>
        <p className="text-dim">{time(job.end_time)}</p>
      </div>
      <div className="min-w-0 text-sm">
        <p className="font-semibold wrap-anywhere">
          <VisitLink to={urlOf?.(job)}>{title}</VisitLink>
        </p>
        <p className="wrap-anywhere text-dim">{job.location}</p>
        {way ? <p className="text-dim">{way}</p> : null}
        {moment === 'over' && onComplete ? (
          <Button size="small" className="mt-2" onClick={() => onComplete(job)}>
            <Check aria-hidden="true" className="size-4" />
            Mark as done
          </Button>
        ) : null}
        {moment === 'ahead' ? (
          <div className="mt-1 -ml-3">
            <ContactActions job={job} compact />
          </div>
        ) : null}
      </div>
      {job.is_by_hand ? null : <p className="tabular text-sm font-semibold">{formatDollarText(job.total_amount)}</p>}
    </li>
  );
}
