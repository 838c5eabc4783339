import { useEffect, useEffectEvent, useState } from 'react';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import type { OwnReviewDto } from '../review-dto.ts';
import { mayWriteReview } from '../review.ts';
import { reviewErrors } from '../reviews.errors.ts';
import { OwnReviewDialog } from './own-review-dialog.tsx';
import { ReviewDialog, type ReviewedVisit } from './review-dialog.tsx';
import type { useReviewQuestion } from './use-review-question.ts';

export type ReviewsByBooking = Readonly<Record<string, OwnReviewDto>>;

interface ReviewButtonProps {
  booking: BookingDto;
  review: OwnReviewDto | undefined;
  /** Milliseconds since 1970. */
  now: number;
  /** As wide as what it stands in. */
  wide?: boolean;
  onAsk: () => void;
}

/** The review button of a visit; nothing if there is no review and none can be written. */
export function ReviewButton({ booking, review, now, wide = false, onAsk }: ReviewButtonProps) {
  if (!review && !mayReview(booking, now)) return null;
  const label = review ? 'Your review' : 'Review';
  return (
    <Button
      variant={review ? 'quiet' : 'secondary'}
      {...(wide ? { wide } : { size: 'small' })}
      onClick={onAsk}
      aria-label={`${label}: ${booking.service.name}, ${booking.booking_date.slice(0, 10)}`}
    >
      {label}
    </Button>
  );
}

interface ReviewDialogsProps {
  bookings: readonly BookingDto[];
  reviews: ReviewsByBooking;
  now: number;
  question: ReturnType<typeof useReviewQuestion>;
}

/** The review dialogs of the selected visit. */
export function ReviewDialogs({ bookings, reviews, now, question }: ReviewDialogsProps) {
  const { asked, opening } = question;
  return (
    <AskedReview
      key={opening}
      booking={bookings.find(({ id }) => id === asked)}
      review={asked === undefined ? undefined : reviews[asked]}
      now={now}
      question={question}
    />
  );
}

interface AskedReviewProps extends Pick<ReviewDialogsProps, 'now' | 'question'> {
  booking: BookingDto | undefined;
  review: OwnReviewDto | undefined;
}

/** What is being written, over an existing review if there is one; a review that is only read is not. */
type Written = { over: OwnReviewDto | undefined };

/**
 * One opening of the dialogs. Which of them it is, and over which review, is decided as it opens: the page may be read
 * again during typing, when the same visit was reviewed in another tab or is too long ago by then.
 */
function AskedReview({ booking, review, now, question: { asked, close, finish } }: AskedReviewProps) {
  const [visit] = useState(() => (booking && (review || mayReview(booking, now)) ? visitOf(booking) : undefined));
  const [first] = useState(review);
  const [written, setWritten] = useState<Written | undefined>(first ? undefined : { over: undefined });
  const refuse = useEffectEvent(() => {
    if (visit) return;
    toast({ title: 'This visit can’t be reviewed', description: reviewErrors.review_not_possible.message });
    close();
  });
  useEffect(() => {
    if (asked !== undefined) refuse();
  }, [asked]);
  const open = asked === undefined ? undefined : visit;
  const shown = review ?? first;
  return (
    <>
      <OwnReviewDialog
        visit={written ? undefined : open}
        review={shown}
        onEdit={() => setWritten({ over: shown })}
        onDone={() => void finish()}
        onClose={close}
      />
      <ReviewDialog
        visit={written ? open : undefined}
        review={written?.over}
        onDone={() => void finish()}
        onClose={close}
      />
    </>
  );
}

function mayReview({ status, end_time, professional_id }: BookingDto, now: number): boolean {
  return professional_id !== null && mayWriteReview({ status, end_time: new Date(end_time) }, new Date(now));
}

function visitOf({ id, service, professional: { profile } }: BookingDto): ReviewedVisit {
  return {
    bookingId: id,
    serviceName: service.name,
    professionalName: `${profile.first_name} ${profile.last_name}`.trim(),
  };
}
