import { Link } from 'react-router';
import { formatDollarText } from '#app/lib/money.ts';
import { useOpening } from '#app/ui/actions/use-opening.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import type { BookingFile } from '../booking-file.ts';
import type { InterventionName, PossibleInterventions } from '../intervention.ts';
import { interventionMessages } from '../intervention-messages.ts';
import type { Asked } from './asked.ts';
import { InterventionDialog } from './intervention-dialog.tsx';

/** The interventions that are possible now, each behind a dialog with a preview and a reason. */
export function InterventionCard({ file }: { file: BookingFile }) {
  const { subject: asked, opening, open: ask, close } = useOpening<Asked>();
  const open = openInterventions(file.possible);
  return (
    <Card padding="large" role="region" aria-labelledby="interventions">
      <h2 id="interventions" className="text-2xl">
        What you can do
      </h2>
      <p className="mt-2 text-dim">
        {open.length === 0
          ? 'Nothing left to do: the visit and its money are settled.'
          : 'Each action needs a reason and is recorded in the history.'}
      </p>
      {file.booking.problem_status === 'open' ? (
        <Elsewhere to="/dashboard/admin/problems" text="A problem is open:" link="settle it" />
      ) : null}
      {file.money.refunds.some(({ is_stopped, status }) => is_stopped && status === 'requested') ? (
        <Elsewhere to="/dashboard/admin/money" text="A refund failed:" link="decide about it" />
      ) : null}
      <div className="mt-6 flex flex-col gap-3 empty:hidden">
        {open.map((one) => (
          <Button
            key={`${one.action} ${one.refund?.id ?? ''}`}
            variant="secondary"
            wide
            className={interventionMessages[one.action].isDanger ? 'text-danger!' : undefined}
            onClick={() => ask(one)}
          >
            {interventionMessages[one.action].button}
            {one.refund ? ` (${formatDollarText(one.refund.amount)})` : null}
          </Button>
        ))}
      </div>
      <InterventionDialog key={opening} file={file} asked={asked} onClose={close} />
    </Card>
  );
}

function Elsewhere({ to, text, link }: { to: string; text: string; link: string }) {
  return (
    <p className="mt-3 rounded-control bg-warning-tint px-4 py-3 text-warning">
      {text}{' '}
      <Link to={to} className="font-semibold underline underline-offset-4">
        {link}
      </Link>
    </p>
  );
}

/** Lists the possible interventions, the most wanted first. */
function openInterventions(possible: PossibleInterventions): Asked[] {
  const single: [InterventionName, unknown][] = [
    ['complete', possible.complete],
    ['retry-transfer', possible.retryTransfer],
    ['release-payout', possible.releasePayout],
    ['hold-payout', possible.holdPayout],
    ['resend-confirmation', possible.resendTo.length > 0],
    ['refund', possible.refund],
    ['cancel', possible.cancel],
  ];
  return [
    ...possible.retryRefunds.map((refund): Asked => ({ action: 'retry-refund', refund })),
    ...single.flatMap(([action, can]): Asked[] => (can ? [{ action }] : [])),
  ];
}
