import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { ReceivedReviewDto } from '../review-dto.ts';
import { reviewMessages } from '../review.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useReviewCall } from './use-review-call.ts';

interface ReportDialogProps {
  /** Undefined keeps the dialog closed. */
  review: ReceivedReviewDto | undefined;
  onClose: () => void;
}

/** The dialog in which a professional reports a review to the team. */
export function ReportDialog({ review, onClose }: ReportDialogProps) {
  const { failure, busy, run, forget } = useReviewCall();
  const { revalidate } = useRevalidator();
  const close = () => {
    forget();
    onClose();
  };
  const send = async (reason: string) => {
    if (!review || !(await run(() => api.post('/reviews/:id/report', { param: { id: review.id }, json: { reason } }))))
      return;
    onClose();
    toast({
      title: 'Report received',
      description: 'We’ll look into it and email you. Until then, the review stays up.',
      tone: 'success',
    });
    await revalidate();
  };
  return (
    <ReasonDialog
      open={review !== undefined}
      title="Report this review"
      text="We hide reviews that insult, share private details, advertise, or aren’t about the visit. An unhappy client alone is not a reason."
      label="What’s wrong with it?"
      missing={reviewMessages.reason}
      button="Send report"
      failure={failure}
      busy={busy}
      onSend={(reason) => void send(reason)}
      onClose={close}
    />
  );
}
