import type { ReactNode } from 'react';
import { handEnteredVisitUrl } from '#app/features/hand-entered-visits/hand-entered-visit-url.ts';
import { OverviewFigures } from '#app/features/professional-desk/components/overview-figures.tsx';
import { RecentBookings } from '#app/features/professional-desk/components/recent-bookings.tsx';
import { RevenueChart } from '#app/features/professional-desk/components/revenue-chart.tsx';
import { TodayJobs } from '#app/features/professional-desk/components/today-jobs.tsx';
import type { JobDto, OverviewDto } from '#app/features/professional-desk/overview.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { calendarUrl, sectionUrl } from '../frame/dashboard-sections.ts';

interface OverviewPageProps {
  name: string;
  overview: OverviewDto;
  /** Epoch milliseconds on the server. */
  now: number;
  isDemo: boolean;
  /** Actions for the whole page, next to the heading. */
  actions: ReactNode;
  /** What must be known before anything else. */
  notices: ReactNode;
  /** The remaining setup: shown first until there is a visit to go to. */
  setup?: ReactNode | undefined;
}

/**
 * A professional's day and business. In the document the next visits come first, as on a phone; wide screens show the
 * numbers above them, which contain nothing that takes the focus.
 */
export function OverviewPage({ name, overview, now, isDemo, actions, notices, setup }: OverviewPageProps) {
  const calendar = sectionUrl(calendarUrl, isDemo);
  const urlOf = isDemo
    ? undefined
    : ({ id, is_by_hand }: JobDto) =>
        is_by_hand ? handEnteredVisitUrl(id) : `${calendarUrl}?${new URLSearchParams({ appointment: id })}`;
  const hasVisits = overview.jobs.length > 0 || overview.next_job !== null;
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 lg:mb-8">
        <h1 className="min-w-0 text-3xl wrap-anywhere">{`Welcome back, ${name}`}</h1>
        {actions}
      </header>
      {notices}
      {hasVisits ? null : setup}
      <div className="grid gap-x-6 gap-y-8 lg:gap-y-10 xl:grid-cols-[1.25fr_1fr]">
        <TodayJobs
          overview={overview}
          now={now}
          urlOf={urlOf}
          className="min-w-0 lg:row-start-2"
          nothing={
            <div className="flex flex-col items-start gap-4">
              <p className="text-dim">No upcoming visits. New bookings appear here as soon as they’re paid.</p>
              <ButtonLink to={calendar} prefetch="intent" variant="secondary">
                Open the calendar
              </ButtonLink>
            </div>
          }
        />
        <OverviewFigures figures={overview.figures} className="lg:row-start-1 xl:col-span-2" />
        <RevenueChart weeks={overview.weeks} className="min-w-0 xl:row-start-2" />
        {hasVisits && setup ? <div className="min-w-0 xl:col-span-2">{setup}</div> : null}
        <RecentBookings
          bookings={overview.recent}
          allAt={overview.has_more ? calendar : undefined}
          hasHistory={!isDemo}
          className="min-w-0 xl:col-span-2"
        />
      </div>
    </>
  );
}
