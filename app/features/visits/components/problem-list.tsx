import { Link } from 'react-router';
import { formatDollarText } from '#app/lib/money.ts';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import { adminBookingUrl } from '#app/features/bookings/booking-link.ts';
import { problemLabels } from '#app/features/bookings/problems/problem-kinds.ts';
import type { ProblemDto } from '#app/features/booking-outcomes/problems/problem-dto.ts';
import { BookingWhen } from './booking-when.tsx';
import { WeekdayWhen } from './weekday-when.tsx';
import { SettlementForm } from './settlement-form.tsx';

/** Problem reports for administrators; open ones with a form to settle them. */
export function ProblemList({ problems }: { problems: readonly ProblemDto[] }) {
  if (problems.length === 0)
    return (
      <EmptyState
        headingLevel="h2"
        title="No problems"
        text="Problems that clients report after a visit appear here. Until you settle them, the professional’s share is held, or can be taken back if it was sent."
      />
    );
  return (
    <ul className="flex flex-col gap-5">
      {problems.map((problem) => (
        <li key={problem.id}>
          <Card padding="large">
            <ProblemFacts problem={problem} />
            {problem.status === 'open' ? <SettlementForm problem={problem} /> : <Settled problem={problem} />}
          </Card>
        </li>
      ))}
    </ul>
  );
}

function ProblemFacts({ problem }: { problem: ProblemDto }) {
  const isOpen = problem.status === 'open';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{problemLabels[problem.kind]}</h2>
        <StatusPill tone={isOpen ? 'warning' : 'info'} label={isOpen ? 'Open' : 'Settled'} />
      </div>
      <p className="mt-1 text-sm text-dim">
        {problem.service_name}, <WeekdayWhen at={problem.start_time} timeZone={problem.time_zone} />.{' '}
        {problem.client_name} with {problem.professional_name}, {formatDollarText(problem.total_amount)},{' '}
        {problem.transfer_status === 'sent' ? 'paid out to the professional' : 'not paid out'}.{' '}
        <Link to={adminBookingUrl(problem.booking_id)} className="text-link inline-flex min-h-6 items-center">
          See the booking
        </Link>
      </p>
      <blockquote className="mt-4 border-l-2 border-edge pl-4 wrap-break-word whitespace-pre-line">
        {problem.description}
      </blockquote>
      {problem.answer === null ? null : (
        <div className="mt-4">
          <p className="text-sm font-semibold">{problem.professional_name} answered</p>
          <blockquote className="mt-1 border-l-2 border-edge pl-4 wrap-break-word whitespace-pre-line">
            {problem.answer}
          </blockquote>
        </div>
      )}
      <p className="mt-3 text-sm text-dim">
        Reported <BookingWhen at={problem.reported_at} timeZone={problem.time_zone} />
      </p>
    </>
  );
}

function Settled({ problem }: { problem: ProblemDto }) {
  return (
    <p className="mt-4 rounded-control bg-sand p-4 text-sm wrap-break-word">
      <span className="font-semibold">
        {problem.refund_amount === null || problem.refund_amount === '0.00'
          ? 'No refund'
          : `${formatDollarText(problem.refund_amount)} refunded`}
        .{' '}
      </span>
      {problem.settlement}
    </p>
  );
}
