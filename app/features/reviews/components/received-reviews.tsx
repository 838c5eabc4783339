import { Flag } from 'lucide-react';
import { useOpening } from '#app/ui/actions/use-opening.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import type { ReceivedReviewDto } from '../review-dto.ts';
import { reviewDay } from '../review-day.ts';
import { ReplyEditor } from './reply-editor.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ReviewEntry } from './review-entry.tsx';

/** The reviews of a professional, each with reply and report. */
export function ReceivedReviews({ reviews, name }: { reviews: readonly ReceivedReviewDto[]; name: string }) {
  const { subject: reported, opening, open, close } = useOpening<ReceivedReviewDto>();
  return (
    <>
      <ul className="flex flex-col gap-5">
        {reviews.map((review) => (
          <li key={review.id}>
            <Card>
              <ReviewEntry
                review={review}
                mark={review.is_hidden ? <StatusPill tone="neutral" label="Hidden by our team" /> : null}
              />
              <Report report={review.report} />
              <div className="mt-4">
                <ReplyEditor
                  review={review}
                  name={name}
                  beside={
                    review.may_report ? (
                      <Button
                        variant="quiet"
                        size="small"
                        onClick={() => open(review)}
                        aria-label={`Report the review of ${review.author}, ${reviewDay(review.created_at)}`}
                      >
                        <Flag aria-hidden="true" className="size-4" />
                        Report
                      </Button>
                    ) : null
                  }
                />
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <ReportDialog key={opening} review={reported} onClose={close} />
    </>
  );
}

const reportMessages = {
  open: 'You reported this review. We’ll look into it and email you.',
  hidden: 'You reported this review, and our team has hidden it.',
  kept: 'You reported this review. Our team looked into it and kept it.',
} as const;

function Report({ report }: { report: ReceivedReviewDto['report'] }) {
  if (report === null) return null;
  return (
    <p className="mt-4 rounded-control bg-warning-tint px-4 py-3 text-sm wrap-break-word text-warning">
      {reportMessages[report.state]} {report.answer}
    </p>
  );
}
