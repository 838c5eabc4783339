import { Link } from 'react-router';
import { useOpening } from '#app/ui/actions/use-opening.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import type { ModeratedReviewDto } from '../review-dto.ts';
import { reviewDay } from '../review-day.ts';
import type { DecidedReview, ReviewDecision } from '../review.ts';
import { DecisionDialog, type DecisionQuestion } from './decision-dialog.tsx';
import { ReviewEntry } from './review-entry.tsx';

/** Reviews for the team, each with its possible decisions. */
export function ModeratedReviews({ reviews }: { reviews: readonly ModeratedReviewDto[] }) {
  const { subject: question, opening, open, close } = useOpening<DecisionQuestion>();
  return (
    <>
      <ul className="flex flex-col gap-5">
        {reviews.map((review) => (
          <li key={review.id}>
            <Card padding="large">
              <ReviewEntry review={review} repliedBy={review.professional_name} mark={<State review={review} />} />
              <Facts review={review} />
              <Actions review={review} onAsk={(action) => open({ action, review })} />
            </Card>
          </li>
        ))}
      </ul>
      <DecisionDialog key={opening} question={question} onClose={close} />
    </>
  );
}

function State({ review }: { review: ModeratedReviewDto }) {
  if (review.report_open) return <StatusPill tone="warning" label="Reported" />;
  return review.is_hidden ? <StatusPill tone="danger" label="Hidden" /> : null;
}

const decided: Record<DecidedReview, string> = { hidden: 'Hidden', restored: 'Shown again', kept: 'Kept as it is' };

function Facts({
  review: { client_name, professional_id, professional_name, report, report_open, decision },
}: {
  review: ModeratedReviewDto;
}) {
  return (
    <div className="mt-4 flex flex-col gap-2 text-sm wrap-break-word">
      <p className="text-dim">
        By {client_name}, about{' '}
        <Link to={`/professionals/${professional_id}`} className="text-link">
          {professional_name}
        </Link>
      </p>
      {report ? (
        <p className={report_open ? 'rounded-control bg-warning-tint px-4 py-3 text-warning' : 'text-dim'}>
          <span className="font-semibold">The professional’s report: </span>
          {report.reason}
        </p>
      ) : null}
      {decision ? (
        <p className="text-dim">
          <span className="font-semibold">
            {decided[decision.what]} on {reviewDay(decision.at)}:{' '}
          </span>
          {decision.reason}
        </p>
      ) : null}
    </div>
  );
}

function Actions({ review, onAsk }: { review: ModeratedReviewDto; onAsk: (action: ReviewDecision) => void }) {
  const what = `the review of ${review.author}, ${reviewDay(review.created_at)}`;
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {review.is_hidden ? (
        <Button variant="secondary" size="small" aria-label={`Show again: ${what}`} onClick={() => onAsk('restore')}>
          Show again
        </Button>
      ) : (
        <Button variant="secondary" size="small" aria-label={`Hide ${what}`} onClick={() => onAsk('hide')}>
          Hide
        </Button>
      )}
      {review.report_open ? (
        <Button variant="secondary" size="small" aria-label={`Keep as is: ${what}`} onClick={() => onAsk('keep')}>
          Keep as is
        </Button>
      ) : null}
    </div>
  );
}
