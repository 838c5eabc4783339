import { type ReactNode, useId } from 'react';
import type * as z from 'zod/mini';
import type { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { useForm } from '#app/ui/fields/use-form.ts';
import { reviewLengths } from '../review.ts';

interface ReasonDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** The label of the reason field. */
  label: string;
  help?: string | undefined;
  schema: z.ZodMiniType<{ reason: string }>;
  button: string;
  isDanger?: boolean | undefined;
  /** @throws ApiFailure whose text is shown */
  send: (reason: string) => Promise<unknown>;
  onFailure?: ((failure: ApiFailure) => unknown) | undefined;
  /** Shown above the field. */
  children?: ReactNode | undefined;
  onClose: () => void;
}

/** Asks for a reason before an action; typed text stays if sending fails. Has a `key` of its opening (useOpening). */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    open,
    title,
    text,
    label,
    help,
    schema,
    button,
    isDanger = false,
    send,
    onFailure,
    onClose,
    children,
  } = props;
  const id = useId();
  const { errors, busy, failure, submit } = useForm({ schema, send: ({ reason }) => send(reason), onFailure });
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
      <Form name="review-reason" id={id} noValidate onSubmit={submit} className="mt-5 flex flex-col gap-4">
        {children}
        <TextAreaField
          label={label}
          name="reason"
          help={help}
          required
          rows={4}
          maxLength={reviewLengths.reason}
          error={errors['reason']}
        />
        {failure && !failure.fields['reason'] ? <FormError>{failure.message}</FormError> : null}
      </Form>
    </Dialog>
  );
}
