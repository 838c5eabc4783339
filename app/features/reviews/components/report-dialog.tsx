import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { ReceivedReviewDto } from '../review-dto.ts';
import { reviewReportSchema } from '../review.schema.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface ReportDialogProps {
  /** Undefined keeps the dialog closed. */
  review: ReceivedReviewDto | undefined;
  onClose: () => void;
}

/** The dialog in which a professional reports a review to the team. */
export function ReportDialog({ review, onClose }: ReportDialogProps) {
  const { revalidate } = useRevalidator();
  const send = async (reason: string) => {
    if (!review) return;
    await api.post('/reviews/:id/report', { param: { id: review.id }, json: { reason } });
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
      schema={reviewReportSchema}
      button="Send report"
      send={send}
      onClose={onClose}
    />
  );
}
