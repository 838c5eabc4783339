import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { useVisitorZone } from '#app/features/visits/components/use-visitor-zone.ts';
import { platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { orDoneBefore } from '#app/platform/http/calls/or-done-before.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import type { OwnReviewDto } from '../review-dto.ts';
import { reviewDay } from '../review-day.ts';
import { reviewLimit } from '../review-limit.ts';
import type { ReviewedVisit } from './review-dialog.tsx';
import { ReviewReply } from './review-entry.tsx';
import { Stars } from './stars.tsx';
import { useReviewCall } from './use-review-call.ts';

interface OwnReviewDialogProps {
  /** Undefined keeps the dialog closed. */
  visit: ReviewedVisit | undefined;
  review: OwnReviewDto | undefined;
  onEdit: () => void;
  onDone: () => void;
  onClose: () => void;
}

/** A client's review of a visit, with the reply; it can be edited or deleted as long as that is allowed. */
export function OwnReviewDialog({ visit, review, onEdit, onDone, onClose }: OwnReviewDialogProps) {
  const { failure, busy, run } = useReviewCall();
  const [isSure, setSure] = useState(false);
  const remove = async () => {
    if (!review || !(await run(() => orDoneBefore(api.delete('/reviews/:id', { param: { id: review.id } }))))) return;
    toast({ title: 'Review deleted', tone: 'success' });
    onDone();
  };
  return (
    <Dialog
      open={visit !== undefined && review !== undefined}
      onClose={onClose}
      width="medium"
      title="Your review"
      description={visit ? `${visit.serviceName} with ${visit.professionalName}` : null}
      footer={
        review?.is_hidden ? (
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button
              variant={isSure ? 'danger' : 'secondary'}
              loading={busy}
              onClick={isSure ? () => void remove() : () => setSure(true)}
            >
              {isSure ? 'Delete for good' : 'Delete'}
            </Button>
            {review?.editable_until ? <Button onClick={onEdit}>Change</Button> : null}
          </>
        )
      }
    >
      {review ? <OwnReview review={review} name={visit?.professionalName ?? ''} /> : null}
      {isSure ? (
        <p className="mt-4 text-sm">It will be removed from the page with its reply. Delete it for good?</p>
      ) : null}
      {failure ? (
        <div className="mt-4">
          <FormError>{failure}</FormError>
        </div>
      ) : null}
    </Dialog>
  );
}

function OwnReview({ review, name }: { review: OwnReviewDto; name: string }) {
  const zone = useVisitorZone() ?? platformTimeZone;
  return (
    <div className="mt-4 flex flex-col gap-3">
      {review.is_hidden ? <Notice title="Our team has hidden this review">{review.hidden_reason}</Notice> : null}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-dim">
        <Stars value={review.stars} />
        {reviewDay(review.created_at)}
        {review.edited_at ? ', edited' : null}
      </p>
      {review.text ? <p className="wrap-break-word whitespace-pre-line">{review.text}</p> : null}
      <ReviewReply reply={review.reply} name={name} />
      {review.editable_until && !review.is_hidden ? (
        <p className="text-sm text-dim">You can change it until {reviewLimit(review.editable_until, zone)}.</p>
      ) : null}
    </div>
  );
}
