import { useEffect, useEffectEvent } from 'react';
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
export function ReviewDialogs({
  bookings,
  reviews,
  now,
  question: { asked, isChanging, change, close, finish },
}: ReviewDialogsProps) {
  const booking = bookings.find(({ id }) => id === asked);
  const review = asked === null ? undefined : reviews[asked];
  const isOpen = booking !== undefined && (review !== undefined || mayReview(booking, now));
  const refuse = useEffectEvent(() => {
    if (isOpen) return;
    toast({ title: 'This visit can’t be reviewed', description: reviewErrors.review_not_possible.message });
    close();
  });
  useEffect(() => {
    if (asked !== null) refuse();
  }, [asked]);
  const visit = isOpen ? visitOf(booking) : undefined;
  const isReading = review !== undefined && !isChanging;
  return (
    <>
      <OwnReviewDialog
        visit={isReading ? visit : undefined}
        review={review}
        onEdit={change}
        onDone={() => void finish()}
        onClose={close}
      />
      <ReviewDialog
        visit={isReading ? undefined : visit}
        review={review}
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
