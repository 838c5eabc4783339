import { type FormEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import type { Outcome } from '#app/ui/actions/action.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import { changeMessages } from '../proposed-change.ts';
import type { WaitingChangeDto } from '../../documents/queries/own-documents.server.ts';
import { reasonMaximum } from '../../review/review.ts';

export interface PendingDecision {
  change: WaitingChangeDto;
  accept: boolean;
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
  const { busy, run } = useDecideChange(onClose);
  return (
    <Dialog
      open={decision !== undefined}
      onClose={onClose}
      width="medium"
      title={decision?.accept ? 'Accept this change?' : 'Reject this change?'}
      description={decision ? consequence(decision) : null}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
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
          onDecide={(answer) => run({ id: decision.change.id, answer })}
        />
      ) : null}
    </Dialog>
  );
}

function consequence({ change, accept }: PendingDecision): string {
  if (!accept) return 'Nothing changes. We email the professional your reason, and they can ask again.';
  return `The professional asked for ${changeMessages(change)}. It takes effect right away, and the professional gets an email. The Verified badge doesn’t change.`;
}

type Answer = { accept: true; expires_on: string | null } | { accept: false; reason: string };

/** Sends decisions about changes. Errors in what was typed are left to the form. */
function useDecideChange(onClose: () => void) {
  const { revalidate } = useRevalidator();
  return useAction<{ id: string; answer: Answer }>(
    async ({ id, answer: json }, attempt) => {
      await attempt({ id, json }, (idempotencyKey) =>
        api.post('/admin/changes/:id/decisions', { param: { id }, json, idempotencyKey }),
      );
      toast({
        tone: 'success',
        title: json.accept ? 'Change accepted' : 'Change rejected',
        description: 'The professional gets an email.',
      });
      onClose();
      await revalidate();
    },
    {
      onFailure: async ({ fields, message, status }) => {
        if (Object.keys(fields).length > 0) return;
        toast({ tone: 'error', title: 'Nothing was changed', description: message });
        // The server did not process it: keep what was typed for another try.
        if (status === 0 || status >= 500) return;
        onClose();
        await revalidate();
      },
    },
  );
}

interface DecisionFormProps {
  id: string;
  decision: PendingDecision;
  onDecide: (answer: Answer) => Promise<Outcome>;
}

function DecisionForm({ id, decision: { change, accept }, onDecide }: DecisionFormProps) {
  const [reason, setReason] = useState('');
  const [expiresOn, setExpiresOn] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const bringsDocument = accept && change.file_path !== null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!accept && reason.trim() === '')
      return setErrors({ reason: 'Please give a reason. The professional will see it.' });
    const answer = accept ? { accept, expires_on: expiresOn || null } : { accept, reason: reason.trim() };
    const { failure } = await onDecide(answer);
    if (failure && Object.keys(failure.fields).length > 0) setErrors(failure.fields);
  };

  return (
    <Form name="change-decision" id={id} noValidate onSubmit={submit} className="mt-5 empty:hidden">
      {bringsDocument ? (
        <TextField
          type="date"
          label="Valid until"
          help="As shown on the document. Leave it empty if it doesn’t expire."
          value={expiresOn}
          error={errors['expires_on']}
          onChange={({ target }) => setExpiresOn(target.value)}
        />
      ) : null}
      {accept ? null : (
        <TextAreaField
          label="Reason"
          help="We email it exactly as you write it."
          required
          rows={4}
          maxLength={reasonMaximum}
          value={reason}
          error={errors['reason']}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </Form>
  );
}
