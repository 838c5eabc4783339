import { Link } from 'react-router';
import { Card } from '#app/ui/card.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import { reportReasonLabels } from '../report.ts';
import type { ReportDto } from '../report-dto.ts';
import { OpenedThread } from './opened-thread.tsx';
import { SettleReport } from './settle-report.tsx';

/** Reported conversations for the team. What was written is shown only for a reason. */
export function ReportedThreads({ reports }: { reports: readonly ReportDto[] }) {
  return (
    <ul className="flex flex-col gap-5">
      {reports.map((report) => (
        <li key={report.id}>
          <Card padding="large">
            <ReportFacts report={report} />
            <div className="mt-5 flex flex-col gap-5">
              <OpenedThread report={report} />
              {report.settlement ? null : <SettleReport reportId={report.id} />}
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function ReportFacts({ report }: { report: ReportDto }) {
  const { reported_by: by, client, professional, professional_id, reason, details, reported_at, settlement } = report;
  const profile = professional_id ? (
    <Link to={`/dashboard/admin/professionals/${professional_id}`} className="text-link">
      {professional}
    </Link>
  ) : (
    professional
  );
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="font-body text-lg font-semibold tracking-normal">{reportReasonLabels[reason]}</h2>
        {settlement ? (
          <StatusPill
            tone={settlement.outcome === 'closed' ? 'danger' : 'neutral'}
            label={settlement.outcome === 'closed' ? 'Conversation closed' : 'Dismissed'}
          />
        ) : (
          <StatusPill tone="warning" label="Open" />
        )}
      </div>
      <p className="mt-1 text-sm text-dim">
        {by === 'client' ? (
          <>
            {client} (client) about {profile} (professional)
          </>
        ) : (
          <>
            {profile} (professional) about {client} (client)
          </>
        )}
        , <time dateTime={reported_at}>{reported_at.slice(0, 10)}</time>
      </p>
      <p className="mt-3 wrap-break-word whitespace-pre-line">{details || 'The reporter has closed their account.'}</p>
      {settlement ? (
        <p className="mt-3 text-sm text-dim">
          <span className="font-semibold">Decision: </span>
          {settlement.note}
        </p>
      ) : null}
    </>
  );
}
