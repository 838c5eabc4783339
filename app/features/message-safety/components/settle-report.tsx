import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useForm } from '#app/ui/fields/use-form.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { reportLimits, type ReportOutcome } from '../report.ts';
import { settlementSchema } from '../safety.schema.ts';

/** The team's decision about a report. */
export function SettleReport({ reportId }: { reportId: string }) {
  const outcome = useRef<ReportOutcome>('dismissed');
  const { revalidate } = useRevalidator();
  const { errors, busy, failure, submit } = useForm({
    schema: settlementSchema,
    read: (form) => ({ outcome: outcome.current, note: new FormData(form).get('note') }),
    send: async (settlement) => {
      await api.put('/admin/thread-reports/:id/settlement', { param: { id: reportId }, json: settlement });
      toast({ title: 'Report settled', tone: 'success' });
      await revalidate();
    },
    // Once read again, what somebody else has settled is no longer here to show the message.
    onFailure: async ({ status, message }) => {
      if (status !== 409) return;
      toast({ tone: 'error', title: 'Nothing was changed', description: message });
      await revalidate();
    },
  });
  const choose = (chosen: ReportOutcome) => () => void (outcome.current = chosen);
  return (
    <Form name={`settle-report ${reportId}`} noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        label="Decision"
        help="For the team only."
        name="note"
        maxLength={reportLimits.details}
        error={errors['note']}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" loading={busy} onClick={choose('dismissed')}>
          Dismiss report
        </Button>
        <Button type="submit" variant="danger" loading={busy} onClick={choose('closed')}>
          Close conversation
        </Button>
      </div>
      {failure && Object.keys(failure.fields).length === 0 ? <FormError>{failure.message}</FormError> : null}
    </Form>
  );
}
