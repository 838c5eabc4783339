import type { ReactNode } from 'react';
import { formatDay } from '#app/lib/dates/date-format.ts';
import { cents, centsFromDollars, formatDollars } from '#app/lib/money.ts';
import { Card } from '#app/ui/card.tsx';
import { jobMoment, nextJob } from '../job-moment.ts';
import type { JobDto, OverviewDto } from '../overview.ts';
import { CompleteDialog } from '#app/features/visits/components/complete-dialog.tsx';
import { JobRow } from './job-row.tsx';
import { NextJobCard } from './next-job-card.tsx';
import { useCompleteJob } from './use-complete-job.ts';
import { useNow } from '#app/ui/timing/use-now.ts';

interface TodayJobsProps {
  overview: Pick<OverviewDto, 'jobs' | 'next_job' | 'today'>;
  /** The server's time in epoch milliseconds. */
  now: number;
  /** The URL of a visit; if missing, as in a demo, visits cannot be opened. */
  urlOf?: ((job: JobDto) => string) | undefined;
  className?: string | undefined;
  /** Shown if there are no upcoming visits. */
  nothing: ReactNode;
}

/** The next visit, followed by the rest of the day in order; completed visits are collapsed. */
export function TodayJobs({
  overview: { jobs: loaded, next_job, today },
  now: loadedAt,
  urlOf,
  className,
  nothing,
}: TodayJobsProps) {
  const { shown: jobs, ask, question } = useCompleteJob(loaded);
  const now = useNow(loadedAt);
  const next = nextJob(jobs, now) ?? next_job ?? undefined;
  const done = jobs.filter((job) => jobMoment(job, now) === 'done');
  const open = jobs.filter((job) => job !== next && jobMoment(job, now) !== 'done');
  return (
    <section aria-labelledby="today-title" className={className}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="today-title" className="text-2xl">
          Today
        </h2>
        <p className="tabular text-sm text-dim">{[formatDay(today), ...daySummary(jobs)].join(' · ')}</p>
      </div>
      {next ? <NextJobCard job={next} now={now} isToday={next !== next_job} urlOf={urlOf} /> : <Card>{nothing}</Card>}
      {open.length > 0 ? (
        <Card padding="none" className="mt-3">
          <ol className="divide-y divide-line">
            {open.map((job) => (
              <JobRow key={job.id} job={job} moment={jobMoment(job, now)} urlOf={urlOf} onComplete={urlOf && ask} />
            ))}
          </ol>
        </Card>
      ) : null}
      {done.length > 0 ? (
        <details className="mt-3 rounded-card border border-line">
          <summary className="flex min-h-12 cursor-pointer items-center px-5 text-sm font-semibold text-dim hover:text-ink">
            Done today ({done.length})
          </summary>
          <ol className="divide-y divide-line border-t border-line">
            {done.map((job) => (
              <JobRow key={job.id} job={job} moment="done" urlOf={urlOf} />
            ))}
          </ol>
        </details>
      ) : null}
      <CompleteDialog {...question} />
    </section>
  );
}

function daySummary(jobs: TodayJobsProps['overview']['jobs']): string[] {
  if (jobs.length === 0) return ['no visits'];
  const count = jobs.length === 1 ? '1 visit' : `${jobs.length} visits`;
  const booked = jobs.filter(({ is_by_hand }) => !is_by_hand);
  if (booked.length === 0) return [count];
  const sum = booked.reduce((total, { total_amount }) => total + centsFromDollars(total_amount), 0);
  return [count, formatDollars(cents(sum))];
}
