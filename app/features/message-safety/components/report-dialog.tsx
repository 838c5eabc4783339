import { useId, useState } from 'react';
import { api } from '#app/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { useForm } from '#app/ui/fields/use-form.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { reportLimits, reportReasonLabels, reportReasons } from '../report.ts';
import { reportSchema } from '../safety.schema.ts';

interface ReportDialogProps {
  threadId: string;
  /** Of the other person. */
  name: string;
  open: boolean;
  onClose: () => void;
}

/** Reports a conversation to the team. Has a `key` of its opening (useOpening). */
export function ReportDialog({ threadId, name, open, onClose }: ReportDialogProps) {
  const formId = useId();
  // The same for every attempt, so that a report whose answer was lost is not sent twice.
  const [reportId] = useState(randomUuid);
  const { errors, busy, failure, submit, onInput } = useForm({
    schema: reportSchema,
    read: (form) => ({ id: reportId, ...Object.fromEntries(new FormData(form)) }),
    send: async (report) => {
      await api.post('/threads/:id/reports', { param: { id: threadId }, json: report });
      onClose();
      toast({ title: 'Report received', description: 'We’ll look into it.', tone: 'success' });
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="medium"
      title="Report this conversation"
      description={`Our team reads it only because you report it. ${name} isn’t told. In danger, call 911 first.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            Send report
          </Button>
        </>
      }
    >
      <Form
        name="report-thread"
        id={formId}
        noValidate
        onSubmit={submit}
        onInput={onInput}
        className="mt-5 flex flex-col gap-4"
      >
        <SelectField label="What’s wrong?" name="reason" defaultValue="harassment" error={errors['reason']}>
          {reportReasons.map((reason) => (
            <option key={reason} value={reason}>
              {reportReasonLabels[reason]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label="What happened?"
          name="details"
          required
          rows={4}
          maxLength={reportLimits.details}
          error={errors['details']}
        />
        {failure && Object.keys(failure.fields).length === 0 ? <FormError>{failure.message}</FormError> : null}
      </Form>
    </Dialog>
  );
}
