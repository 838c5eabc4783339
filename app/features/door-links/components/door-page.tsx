import type { ReactNode } from 'react';
import type { VisitStep } from '#app/features/bookings/steps/visit-steps.ts';
import { progressLine } from '#app/features/visit-progress/progress-line.ts';
import { WeekdayWhen } from '#app/features/visits/components/weekday-when.tsx';
import type { DoorPage as Page } from '../queries/read-door-page.server.ts';

interface DoorPageProps {
  page: Page;
  /** Milliseconds since 1970. */
  now: number;
  /** Where the professional is, from rooms below. */
  children?: ReactNode;
}

/** For whoever opens the door: who comes, when, and where the visit stands. */
export function DoorPage({ page, now, children }: DoorPageProps) {
  const { professional, client, service, notes } = page;
  const line = page.progress ? progressLine(page.progress, now) : undefined;
  return (
    <article className="mx-auto max-w-xl">
      <header className="flex items-center gap-5 rounded-band bg-sand p-6">
        <img
          src={professional.image}
          alt=""
          width={96}
          height={96}
          className="size-24 shrink-0 rounded-full object-cover"
        />
        <div className="min-w-0">
          <p className="text-sm font-semibold text-dim">At the door of {client}</p>
          <h1 className="mt-1 text-3xl wrap-break-word">{heading(professional.name, page.progress?.step)}</h1>
          <p className="mt-1">{service}</p>
        </div>
      </header>
      <section aria-label="When" className="mt-6 rounded-card border border-line bg-card p-5">
        <p role="status" className="text-2xl font-semibold">
          {line ?? 'Not on the way yet'}
        </p>
        <p className="mt-1 text-dim">
          <WeekdayWhen at={page.start_time} timeZone={page.time_zone} />
        </p>
        {children}
      </section>
      {notes ? (
        <section aria-label="Notes" className="mt-6">
          <h2 className="text-lg font-semibold">Notes</h2>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{notes}</p>
        </section>
      ) : null}
      <p className="mt-8 text-sm text-dim">
        {client} shared this page with you. It ends with the visit. If somebody else stands at the door, call {client}{' '}
        before you open.
      </p>
    </article>
  );
}

function heading(name: string, step: VisitStep | null | undefined): string {
  return step === 'arrived' || step === 'started' || step === 'done' ? `${name} is here` : `${name} is coming`;
}
