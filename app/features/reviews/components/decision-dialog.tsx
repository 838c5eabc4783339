import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import type { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { Notice } from '#app/ui/notice.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import type { ModeratedReviewDto } from '../review-dto.ts';
import type { ReviewDecision } from '../review.ts';
import { decisionReasonSchema } from '../review.schema.ts';
import { reviewErrors } from '../reviews.errors.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { Stars } from './stars.tsx';

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

export type DecisionQuestion = { action: ReviewDecision; review: ModeratedReviewDto };

type Words = Pick<ModeratedReviewDto, 'stars' | 'text'>;

interface DecisionDialogProps {
  /** Undefined keeps the dialog closed. */
  question: DecisionQuestion | undefined;
  onClose: () => void;
}

/**
 * Asks for the reason of a decision about what the review said as the dialog opened. If its author has changed that, it
 * shows the new words before the next press.
 */
export function DecisionDialog({ question, onClose }: DecisionDialogProps) {
  const { revalidate } = useRevalidator();
  const [changed, setChanged] = useState<Words>();
  const decide = async (reason: string) => {
    if (!question) return;
    const { action, review } = question;
    const { stars, text: words } = changed ?? review;
    const json = { action, reason, base: { stars, text: words } };
    await api.post('/admin/reviews/:id/decisions', { param: { id: review.id }, json });
    onClose();
    toast({ title: texts[action].done, tone: 'success' });
    await revalidate();
  };
  const lookAgain = ({ code, details }: ApiFailure) => {
    if (code !== reviewErrors.review_decided.code) return;
    if (details['saved']) setChanged(details['saved'] as Words);
    void revalidate();
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
      onFailure={lookAgain}
      onClose={onClose}
    >
      {changed ? <ChangedReview {...changed} /> : null}
    </ReasonDialog>
  );
}

function ChangedReview({ stars, text }: Words) {
  return (
    <Notice title="The review now says">
      <Stars value={stars} />
      {text ? <p className="mt-2 wrap-break-word whitespace-pre-line">{text}</p> : null}
    </Notice>
  );
}
