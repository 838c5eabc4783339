import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import type { Review } from '../queries/get-review.server.ts';
import { openActions, type ReviewAction, type ReviewState } from '../review.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { actionMessages } from './review-messages.ts';
import { useDecide } from './use-decide.ts';

const situations: Record<ReviewState, string> = {
  blank: 'There is a record, but no application was handed in yet.',
  waiting: 'Look at the documents, then decide. Being booked takes both: approved and verified.',
  approved: 'Approved. Being booked takes the Verified badge and a Stripe account as well.',
  rejected: 'Rejected. A new application can be handed in at any time.',
  suspended: 'Suspended. Neither listed nor bookable until somebody approves again.',
};

const variants = {
  approve_and_verify: 'primary',
  approve: 'secondary',
  verify: 'secondary',
  reject: 'danger-quiet',
  suspend: 'danger-quiet',
} as const;

/** The actions the team can take now, each with a confirmation. */
export function DecisionCard({ review }: { review: Review }) {
  const [chosenAction, setChosenAction] = useState<ReviewAction>();
  const { decide, busy } = useDecide(review.id, review.history[0]?.id ?? null);
  const actions = shownActions(review);
  return (
    <Card padding="large" role="region" aria-labelledby="decision">
      <h2 id="decision" className="text-2xl">
        Decision
      </h2>
      <p className="mt-2 text-dim">
        {review.verified && review.is_approved
          ? 'Approved and verified. Clients can book once Stripe is connected.'
          : situations[review.state]}
      </p>
      <div className="mt-6 flex flex-col gap-3">
        {actions.map((action) => (
          <Button
            key={action}
            variant={variants[action] === 'primary' ? 'primary' : 'secondary'}
            className={variants[action] === 'danger-quiet' ? 'text-danger!' : undefined}
            wide
            onClick={() => setChosenAction(action)}
          >
            {actionMessages[action].button}
          </Button>
        ))}
      </div>
      <DecisionDialog
        review={review}
        action={chosenAction}
        busy={busy}
        onDecide={decide}
        onClose={() => setChosenAction(undefined)}
      />
    </Card>
  );
}

/** Offers approving and verifying in one step first, if both are still open. */
function shownActions(review: Review): ReviewAction[] {
  const open = openActions(review);
  const isOneStep = review.is_approved || review.verified;
  const order: ReviewAction[] = ['approve_and_verify', 'approve', 'verify', 'reject', 'suspend'];
  return order.filter((action) => open.includes(action) && !(isOneStep && action === 'approve_and_verify'));
}
