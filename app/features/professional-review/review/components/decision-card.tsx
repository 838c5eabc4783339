import { hasLostCertification } from '#app/features/professional-documents/document-expiry.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { useOpening } from '#app/ui/actions/use-opening.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import type { Review } from '../queries/get-review.server.ts';
import { reviewErrors } from '../review.errors.ts';
import { openActions, type ReviewAction, type ReviewState } from '../review.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { actionMessages } from './review-messages.ts';

const situations: Record<ReviewState, string> = {
  blank: 'There’s a record, but no application yet.',
  waiting: 'Review the documents, then decide. To be booked, a professional must be both approved and verified.',
  approved: 'Approved. To be booked, they also need the Verified badge and a Stripe account.',
  rejected: 'Rejected. They can submit a new application at any time.',
  suspended: 'Suspended. Not listed or bookable until the team approves them again.',
};

const variants = {
  approve_and_verify: 'primary',
  approve: 'secondary',
  verify: 'secondary',
  reject: 'danger-quiet',
  suspend: 'danger-quiet',
} as const;

/** The actions the team can take now, each with a confirmation. */
export function DecisionCard({ review, now }: { review: Review; /** Milliseconds since 1970. */ now: number }) {
  const { subject: chosenAction, opening, open, close } = useOpening<ReviewAction>();
  const today = localDate(epochMinutesOf(new Date(now)), review.time_zone);
  const isUncertified = hasLostCertification(review.documents, today);
  const actions = shownActions(review, isUncertified);
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
      {isUncertified && !review.verified ? (
        <p className="mt-2 text-warning">{reviewErrors.certification_expired.message} Then they can be verified.</p>
      ) : null}
      <div className="mt-6 flex flex-col gap-3">
        {actions.map((action) => (
          <Button
            key={action}
            variant={variants[action] === 'primary' ? 'primary' : 'secondary'}
            className={variants[action] === 'danger-quiet' ? 'text-danger!' : undefined}
            wide
            onClick={() => open(action)}
          >
            {actionMessages[action].button}
          </Button>
        ))}
      </div>
      <DecisionDialog key={opening} review={review} action={chosenAction} onClose={close} />
    </Card>
  );
}

/** Offers approving and verifying in one step first, if both are still open. */
function shownActions(review: Review, isUncertified: boolean): ReviewAction[] {
  const open = openActions(review, isUncertified);
  const isOneStep = review.is_approved || review.verified;
  const order: ReviewAction[] = ['approve_and_verify', 'approve', 'verify', 'reject', 'suspend'];
  return order.filter((action) => open.includes(action) && !(isOneStep && action === 'approve_and_verify'));
}
