import { RecordView } from '#app/features/visit-records/components/record-view.tsx';
import { buttonStyle } from '#app/ui/button-style.ts';
import {
  reportFacts,
  reportFileUrl,
  type ReportLine,
  reportPrice,
  reportTimes,
  type VisitReport,
} from '../visit-report.ts';

/** The report of a visit, to read, print and download. */
export function ReportPage({ report }: { report: VisitReport }) {
  const { booking, record } = report;
  return (
    <article className="mx-auto max-w-3xl">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-sm font-semibold text-dim">Visit report</p>
          <h1 className="mt-1 text-3xl wrap-anywhere">{booking.service.name}</h1>
        </div>
        <a
          href={reportFileUrl(booking.id)}
          download
          className={`${buttonStyle({ variant: 'secondary' })} print:hidden`}
        >
          Download (PDF)
        </a>
      </header>
      <div className="mt-8 flex flex-col gap-10">
        <Lines title="Visit" lines={reportFacts(report)} />
        <Lines title="Times" lines={reportTimes(report)} />
        {record ? <RecordView record={record} timeZone={booking.time_zone} /> : null}
        <Lines title="Price" lines={reportPrice(report)} />
      </div>
    </article>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly ReportLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-xl">{title}</h2>
      <dl className="divide-y divide-line border-y border-line">
        {lines.map(([name, text]) => (
          <div key={name} className="flex justify-between gap-6 py-2.5">
            <dt className="text-dim">{name}</dt>
            <dd className="tabular min-w-0 text-right wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
