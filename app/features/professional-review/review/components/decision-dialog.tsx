import { useId } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import type { Review } from '../queries/get-review.server.ts';
import { actionsWithReason, reasonMaximum, type ReviewAction } from '../review.ts';
import { actionMessages, visitsBooked } from './review-messages.ts';
import { UpcomingVisits } from './upcoming-visits.tsx';
import { asksForVisits, useDecide } from './use-decide.ts';

interface DecisionDialogProps {
  review: Review;
  /** The action to confirm; undefined keeps the dialog closed. */
  action: ReviewAction | undefined;
  onClose: () => void;
}

/** The dialog that explains an action and confirms it; rejecting or suspending requires a reason. */
export function DecisionDialog({ review, action, onClose }: DecisionDialogProps) {
  const formId = useId();
  const { errors, busy, submit, close } = useDecide(review, action, onClose);
  const texts = action && actionMessages[action];
  return (
    <Dialog
      open={action !== undefined}
      onClose={close}
      width="medium"
      title={texts?.question ?? ''}
      description={
        texts
          ? `${texts.consequence}${action === 'suspend' ? ` ${visitsBooked(review.standing_visits.length)}` : ''}`
          : null
      }
      footer={
        <>
          <Button variant="secondary" onClick={close}>
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
        <DecisionForm key={action} id={formId} review={review} action={action} errors={errors} onSubmit={submit} />
      ) : null}
    </Dialog>
  );
}

interface DecisionFormProps {
  id: string;
  review: Review;
  action: ReviewAction;
  errors: ReturnType<typeof useDecide>['errors'];
  onSubmit: ReturnType<typeof useDecide>['submit'];
}

function DecisionForm({ id, review, action, errors, onSubmit }: DecisionFormProps) {
  const needsReason = actionsWithReason.includes(action);
  return (
    <Form
      name="application-decision"
      id={id}
      noValidate
      onSubmit={onSubmit}
      className={needsReason ? 'mt-5 flex flex-col gap-6' : undefined}
    >
      {asksForVisits(review, action) ? <UpcomingVisits visits={review.standing_visits} error={errors.visits} /> : null}
      {needsReason ? (
        <TextAreaField
          label="Reason"
          help="We email it exactly as you write it. Say what’s missing and what to do about it."
          required
          rows={4}
          maxLength={reasonMaximum}
          name="reason"
          error={errors.reason}
        />
      ) : null}
    </Form>
  );
}
