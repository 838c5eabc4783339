import { type FormEvent, useId, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import type { Review } from '../queries/get-review.server.ts';
import { actionsWithReason, reasonMost, type ReviewAction } from '../review.ts';
import { actionTexts, visitsThatStay } from './review-texts.ts';

interface DecisionDialogProps {
  review: Review;
  /** The action in question; undefined keeps the dialog shut. */
  action: ReviewAction | undefined;
  busy: boolean;
  onDecide: (action: ReviewAction, reason: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Says what an action does and asks once more; where somebody is turned away, it asks why. */
export function DecisionDialog({ review, action, busy, onDecide, onClose }: DecisionDialogProps) {
  const formId = useId();
  const texts = action && actionTexts[action];
  return (
    <Dialog
      open={action !== undefined}
      onClose={onClose}
      width="medium"
      title={texts?.question ?? ''}
      description={texts ? `${texts.consequence}${action === 'suspend' ? ` ${visitsThatStay(review.upcoming_visits)}` : ''}` : null}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form={formId} variant={action && actionsWithReason.includes(action) ? 'danger' : 'primary'} loading={busy}>
            {texts?.button}
          </Button>
        </>
      }
    >
      {action ? <DecisionForm key={action} id={formId} action={action} onDecide={onDecide} onClose={onClose} /> : null}
    </Dialog>
  );
}

type DecisionFormProps = Pick<DecisionDialogProps, 'onDecide' | 'onClose'> & { id: string; action: ReviewAction };

function DecisionForm({ id, action, onDecide, onClose }: DecisionFormProps) {
  const [reason, setReason] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const needsReason = actionsWithReason.includes(action);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (needsReason && reason.trim() === '') return setComplaint('Please give a reason: the applicant is told it.');
    const refused = await onDecide(action, reason.trim());
    setComplaint(refused);
    if (refused === undefined) onClose();
  };
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} className={needsReason ? 'mt-5' : undefined}>
      {needsReason ? (
        <TextAreaField
          label="Reason"
          help="It is mailed as you write it. Say what is missing and what to do about it."
          required
          rows={4}
          maxLength={reasonMost}
          value={reason}
          error={complaint}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : null}
    </form>
  );
}
