import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import type { ModeratedReviewDto } from '../review-dto.ts';
import { reviewDay } from '../review-day.ts';
import type { DecidedReview, ReviewDecision } from '../review.ts';
import { decisionReasonSchema } from '../review.schema.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { ReviewEntry } from './review-entry.tsx';

type Question = { action: ReviewDecision; review: ModeratedReviewDto };

/** Reviews for the team, each with its possible decisions. */
export function ModeratedReviews({ reviews }: { reviews: readonly ModeratedReviewDto[] }) {
  const [question, setQuestion] = useState<Question>();
  return (
    <>
      <ul className="flex flex-col gap-5">
        {reviews.map((review) => (
          <li key={review.id}>
            <Card padding="large">
              <ReviewEntry review={review} repliedBy={review.professional_name} mark={<State review={review} />} />
              <Facts review={review} />
              <Actions review={review} onAsk={(action) => setQuestion({ action, review })} />
            </Card>
          </li>
        ))}
      </ul>
      <DecisionDialog question={question} onClose={() => setQuestion(undefined)} />
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

const texts: Record<ReviewDecision, { title: string; text: string; button: string; done: string }> = {
  hide: {
    title: 'Hide this review?',
    text: 'Only its author and the professional will see it, and it won’t count toward any rating.',
    button: 'Hide review',
    done: 'Review hidden',
  },
  restore: {
    title: 'Show this review again?',
    text: 'It’s public again and counts toward the rating.',
    button: 'Show review',
    done: 'Review shown again',
  },
  keep: {
    title: 'Keep this review?',
    text: 'It stays as it is, and the report is closed.',
    button: 'Keep review',
    done: 'Report closed',
  },
};

function DecisionDialog({ question, onClose }: { question: Question | undefined; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const decide = async (reason: string) => {
    if (!question) return;
    const { action, review } = question;
    await api.post('/admin/reviews/:id/decisions', { param: { id: review.id }, json: { action, reason } });
    onClose();
    toast({ title: texts[action].done, tone: 'success' });
    await revalidate();
  };
  const { title, text, button } = texts[question?.action ?? 'hide'];
  return (
    <ReasonDialog
      open={question !== undefined}
      title={title}
      text={text}
      button={button}
      label="Reason"
      help="We email it to the people concerned, exactly as you write it."
      schema={decisionReasonSchema}
      isDanger={question?.action === 'hide'}
      send={decide}
      onClose={onClose}
    />
  );
}
