import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { fieldsOf, type FormErrors, useForm } from '#app/ui/fields/use-form.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { changeMessages } from '../proposed-change.ts';
import { namedDecisionSchema } from '../proposed-changes.schema.ts';
import type { WaitingChangeDto } from '../../documents/queries/own-documents.server.ts';
import { reasonMaximum } from '../../review/review.ts';

export interface PendingDecision {
  change: WaitingChangeDto;
  accept: boolean;
  /** Whether the professional has no badge even once it is accepted. */
  lacksBadge: boolean;
}

/**
 * The dialog that confirms accepting or rejecting a change, and asks for a new document's expiry date or for the
 * reason.
 */
export function ChangeDecisionDialog({
  decision,
  onClose,
}: {
  decision: PendingDecision | undefined;
  onClose: () => void;
}) {
  const formId = useId();
  const { errors, busy, submit, close } = useDecideChange(decision, onClose);
  return (
    <Dialog
      open={decision !== undefined}
      onClose={close}
      width="medium"
      title={decision?.accept ? 'Accept this change?' : 'Reject this change?'}
      description={decision ? consequence(decision) : null}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Not now
          </Button>
          <Button type="submit" form={formId} variant={decision?.accept ? 'primary' : 'danger'} loading={busy}>
            {decision?.accept ? 'Accept' : 'Reject'}
          </Button>
        </>
      }
    >
      {decision ? (
        <DecisionForm
          key={`${decision.change.id} ${decision.accept}`}
          id={formId}
          decision={decision}
          errors={errors}
          onSubmit={submit}
        />
      ) : null}
    </Dialog>
  );
}

function consequence({ change, accept, lacksBadge }: PendingDecision): string {
  if (!accept) return 'Nothing changes. We email the professional your reason, and they can ask again.';
  const badge = lacksBadge
    ? 'The professional doesn’t have the Verified badge, and this doesn’t give it: press Verify next.'
    : 'The Verified badge doesn’t change.';
  return `The professional asked for ${changeMessages(change)}. It takes effect right away, and the professional gets an email. ${badge}`;
}

/** Sends decisions about changes. */
function useDecideChange(decision: PendingDecision | undefined, onClose: () => void) {
  const { revalidate } = useRevalidator();
  const { clear, ...form } = useForm({
    schema: namedDecisionSchema,
    read: (form) => ({ id: decision?.change.id, accept: decision?.accept, ...answerIn(form) }),
    send: async ({ id, ...json }, idempotencyKey) => {
      await api.post('/admin/changes/:id/decisions', { param: { id }, json, idempotencyKey });
      toast({
        tone: 'success',
        title: json.accept ? 'Change accepted' : 'Change rejected',
        description:
          json.accept && decision?.lacksBadge
            ? 'They can’t be booked yet: press Verify to give the badge.'
            : 'The professional gets an email.',
      });
      onClose();
      await revalidate();
    },
    onFailure: async ({ fields, message, status }) => {
      if (Object.keys(fields).length > 0) return;
      toast({ tone: 'error', title: 'Nothing was changed', description: message });
      // The server did not process it: keep what was typed for another try.
      if (status === 0 || status >= 500) return;
      onClose();
      await revalidate();
    },
  });
  const close = () => {
    clear();
    onClose();
  };
  return { ...form, close };
}

/** The fields of a decision; an empty date is none. */
function answerIn(form: HTMLFormElement) {
  const { expires_on, ...rest } = fieldsOf(form);
  return { expires_on: expires_on || null, ...rest };
}

interface DecisionFormProps {
  id: string;
  decision: PendingDecision;
  errors: FormErrors;
  onSubmit: ReturnType<typeof useForm>['submit'];
}

function DecisionForm({ id, decision: { change, accept }, errors, onSubmit }: DecisionFormProps) {
  const bringsDocument = accept && change.file_path !== null;
  return (
    <Form name="change-decision" id={id} noValidate onSubmit={onSubmit} className="mt-5 empty:hidden">
      {bringsDocument ? (
        <TextField
          type="date"
          label="Valid until"
          help="As shown on the document. Leave it empty if it doesn’t expire."
          name="expires_on"
          error={errors['expires_on']}
        />
      ) : null}
      {accept ? null : (
        <TextAreaField
          label="Reason"
          help="We email it exactly as you write it."
          required
          rows={4}
          maxLength={reasonMaximum}
          name="reason"
          error={errors['reason']}
        />
      )}
    </Form>
  );
}
