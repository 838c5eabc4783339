import { type FormEvent, useId, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { reviewLengths } from '../review.ts';

interface ReasonDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** The label of the reason field. */
  label: string;
  help?: string | undefined;
  /** The error if the reason is empty. */
  missing: string;
  button: string;
  isDanger?: boolean | undefined;
  failure: string | undefined;
  busy: boolean;
  onSend: (reason: string) => void;
  onClose: () => void;
}

/** Asks for a reason before an action; typed text stays if sending fails. */
export function ReasonDialog({
  open,
  title,
  text,
  button,
  isDanger = false,
  busy,
  onClose,
  ...form
}: ReasonDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="medium"
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" form={id} variant={isDanger ? 'danger' : 'primary'} loading={busy}>
            {button}
          </Button>
        </>
      }
    >
      <ReasonForm id={id} {...form} />
    </Dialog>
  );
}

function ReasonForm({
  id,
  label,
  help,
  missing,
  failure,
  onSend,
}: Pick<ReasonDialogProps, 'label' | 'help' | 'missing' | 'failure' | 'onSend'> & { id: string }) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fieldError = reason.trim() === '' ? missing : undefined;
    setError(fieldError);
    if (!fieldError) onSend(reason.trim());
  };
  return (
    <Form name="review-reason" id={id} noValidate onSubmit={submit} className="mt-5 flex flex-col gap-4">
      <TextAreaField
        label={label}
        help={help}
        required
        rows={4}
        maxLength={reviewLengths.reason}
        value={reason}
        error={error}
        onChange={(event) => setReason(event.target.value)}
      />
      {failure ? <FormError>{failure}</FormError> : null}
    </Form>
  );
}
