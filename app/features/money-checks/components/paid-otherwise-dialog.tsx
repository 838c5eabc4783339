import { useId } from 'react';
import { api } from '#app/api-client.ts';
import type { NotableRefund } from '#app/features/payments/refunds/queries/list-notable-refunds.server.ts';
import { longestPaidOtherwise, paidOtherwiseSchema } from '#app/features/refund-decisions/refunds.schema.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { useForm } from '#app/ui/fields/use-form.ts';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { toast } from '#app/ui/toasts/toast.ts';

interface PaidOtherwiseDialogProps {
  /** The refund in question; undefined keeps the dialog closed. */
  refund: NotableRefund | undefined;
  onDone: () => void;
  onClose: () => void;
}

/** Records how a failed refund was paid otherwise. The text is not lost if it could not be sent. */
export function PaidOtherwiseDialog({ refund, onDone, onClose }: PaidOtherwiseDialogProps) {
  const form = useId();
  const { errors, busy, failure, submit } = useForm({
    schema: paidOtherwiseSchema,
    send: async (json) => {
      if (!refund) return;
      await api.post('/admin/refunds/:id/paid-otherwise', { param: { id: refund.id }, json });
      toast({ title: 'Noted as paid', tone: 'success' });
      onDone();
    },
  });
  return (
    <Dialog
      open={refund !== undefined}
      onClose={onClose}
      title="Paid another way"
      description={
        refund
          ? `You paid the client ${formatDollarText(refund.amount)} another way. It’s deducted from what’s held for the booking and can’t be undone here. We’ll email the client that you paid it another way; what you write below stays with the team.`
          : null
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" form={form} loading={busy}>
            Note as paid
          </Button>
        </>
      }
    >
      <Form name="paid-otherwise" id={form} noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <TextAreaField
          label="How it was paid"
          name="how"
          required
          rows={3}
          maxLength={longestPaidOtherwise}
          error={errors['how']}
        />
        {failure && !errors['how'] ? <FormError>{failure.message}</FormError> : null}
      </Form>
    </Dialog>
  );
}
