import { type FormEvent, useId, useState } from 'react';
import { typedDollars } from '#app/lib/decimal.ts';
import { dollarString } from '#app/lib/money.ts';
import { reasonLengths } from '#app/features/platform-settings/platform-settings.schema.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import type { BookingFile } from '../booking-file.ts';
import type { ConfirmationRecipient } from '../intervention.ts';
import { messageMaximum, type InterventionRequest } from '../intervention.schema.ts';
import { interventionMessages } from '../intervention-messages.ts';
import type { Asked } from './asked.ts';
import { InterventionPreview } from './intervention-preview.tsx';
import { useIntervene } from './use-intervene.ts';

interface InterventionDialogProps {
  file: BookingFile;
  /** Undefined keeps the dialog closed. */
  asked: Asked | undefined;
  onClose: () => void;
}

/** Shows what an intervention does, to the cent, and asks for a reason. */
export function InterventionDialog({ file, asked, onClose }: InterventionDialogProps) {
  const formId = useId();
  const { intervene, isBusy, failure } = useIntervene(file.booking.id, onClose);
  const texts = asked && interventionMessages[asked.action];
  return (
    <Dialog
      open={asked !== undefined}
      onClose={onClose}
      width="medium"
      title={texts?.question ?? ''}
      description={texts?.consequence}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form={formId} variant={texts?.isDanger ? 'danger' : 'primary'} loading={isBusy}>
            {texts?.confirm}
          </Button>
        </>
      }
    >
      {asked ? (
        <InterventionForm
          key={`${asked.action} ${asked.refund?.id ?? ''}`}
          id={formId}
          file={file}
          asked={asked}
          failure={failure}
          onSubmit={intervene}
        />
      ) : null}
    </Dialog>
  );
}

interface InterventionFormProps {
  id: string;
  file: BookingFile;
  asked: Asked;
  failure: { message: string; fields: Record<string, string> } | undefined;
  onSubmit: (request: InterventionRequest) => Promise<unknown>;
}

function InterventionForm({ id, file, asked, failure, onSubmit }: InterventionFormProps) {
  const [amount, setAmount] = useState('');
  const [to, setTo] = useState<ConfirmationRecipient>(file.possible.resendTo[0] ?? 'client');
  const [reason, setReason] = useState('');
  const [message, setMessage] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return onSubmit(requestOf(asked, file, { amount, to, reason, message }));
  };
  return (
    <Form name="intervention" id={id} noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
      <InterventionPreview
        file={file}
        asked={asked}
        amount={amount}
        onAmount={setAmount}
        amountError={failure?.fields['amount']}
        to={to}
        onTo={setTo}
      />
      {asked.action === 'cancel' ? (
        <TextAreaField
          label="Message to both parties"
          help="Optional; it’s in their emails and in the booking’s history."
          rows={2}
          maxLength={messageMaximum}
          value={message}
          error={failure?.fields['message']}
          onChange={(event) => setMessage(event.target.value)}
        />
      ) : null}
      <TextAreaField
        label="Reason"
        help="Only administrators can see it."
        required
        rows={3}
        maxLength={reasonLengths.maximum}
        value={reason}
        error={failure?.fields['reason']}
        onChange={(event) => setReason(event.target.value)}
      />
      {failure && Object.keys(failure.fields).length === 0 ? (
        <FormError title="Nothing was changed">{failure.message}</FormError>
      ) : null}
    </Form>
  );
}

type Typed = { amount: string; to: ConfirmationRecipient; reason: string; message: string };

/** Builds the request with the amounts shown: the server refuses others. */
function requestOf(
  { action, refund }: Asked,
  { possible, money }: BookingFile,
  { amount, to, reason, message }: Typed,
): InterventionRequest {
  switch (action) {
    case 'cancel':
      return {
        action,
        reason,
        expectedRefund: possible.cancel ? dollarString(possible.cancel.refund) : '0.00',
        ...(message.trim() ? { message } : {}),
      };
    case 'refund':
      return { action, reason, amount: typedDollars(amount), expectedKept: money.kept_amount };
    case 'retry-refund':
      return { action, reason, refundId: refund?.id ?? '' };
    case 'resend-confirmation':
      return { action, reason, to };
    default:
      return { action, reason };
  }
}
