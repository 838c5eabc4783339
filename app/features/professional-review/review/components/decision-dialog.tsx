import { type FormEvent, useId, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import type { Review } from '../queries/get-review.server.ts';
import { actionsWithReason, reasonMaximum, type ReviewAction, type VisitChoice } from '../review.ts';
import { actionMessages, visitsBooked } from './review-messages.ts';
import { UpcomingVisits } from './upcoming-visits.tsx';

/** What the dialog asks for besides the decision. */
export type DecisionAnswer = { reason: string; visits?: VisitChoice | undefined };
export type DecisionErrors = Partial<Record<keyof DecisionAnswer, string>>;

interface DecisionDialogProps {
  review: Review;
  /** The action to confirm; undefined keeps the dialog closed. */
  action: ReviewAction | undefined;
  busy: boolean;
  onDecide: (action: ReviewAction, answer: DecisionAnswer) => Promise<DecisionErrors | undefined>;
  onClose: () => void;
}

/** The dialog that explains an action and confirms it; rejecting or suspending requires a reason. */
export function DecisionDialog({ review, action, busy, onDecide, onClose }: DecisionDialogProps) {
  const formId = useId();
  const texts = action && actionMessages[action];
  return (
    <Dialog
      open={action !== undefined}
      onClose={onClose}
      width="medium"
      title={texts?.question ?? ''}
      description={
        texts
          ? `${texts.consequence}${action === 'suspend' ? ` ${visitsBooked(review.standing_visits.length)}` : ''}`
          : null
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={action && actionsWithReason.includes(action) ? 'danger' : 'primary'}
            loading={busy}
          >
            {texts?.button}
          </Button>
        </>
      }
    >
      {action ? (
        <DecisionForm key={action} id={formId} review={review} action={action} onDecide={onDecide} onClose={onClose} />
      ) : null}
    </Dialog>
  );
}

type DecisionFormProps = Pick<DecisionDialogProps, 'review' | 'onDecide' | 'onClose'> & {
  id: string;
  action: ReviewAction;
};

function DecisionForm({ id, review, action, onDecide, onClose }: DecisionFormProps) {
  const [reason, setReason] = useState('');
  const [visits, setVisits] = useState<VisitChoice>();
  const [errors, setErrors] = useState<DecisionErrors>({});
  const needsReason = actionsWithReason.includes(action);
  const needsVisits = action === 'suspend' && review.standing_visits.length > 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing: DecisionErrors = {
      ...(needsReason && reason.trim() === '' ? { reason: 'Please give a reason. The applicant will see it.' } : {}),
      ...(needsVisits && !visits ? { visits: 'Please choose what happens to the visits.' } : {}),
    };
    if (Object.keys(missing).length > 0) return setErrors(missing);
    const refused = await onDecide(action, { reason: reason.trim(), visits: needsVisits ? visits : undefined });
    setErrors(refused ?? {});
    if (refused === undefined) onClose();
  };
  return (
    <Form
      name="application-decision"
      id={id}
      noValidate
      onSubmit={submit}
      className={needsReason ? 'mt-5 flex flex-col gap-6' : undefined}
    >
      {needsVisits ? (
        <UpcomingVisits visits={review.standing_visits} value={visits} error={errors.visits} onChange={setVisits} />
      ) : null}
      {needsReason ? (
        <TextAreaField
          label="Reason"
          help="We email it exactly as you write it. Say what’s missing and what to do about it."
          required
          rows={4}
          maxLength={reasonMaximum}
          value={reason}
          error={errors.reason}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : null}
    </Form>
  );
}
