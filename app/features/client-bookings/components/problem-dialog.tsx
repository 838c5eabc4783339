import { useId } from 'react';
import { api } from '#app/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { type FormErrors, useForm } from '#app/ui/fields/use-form.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { bookingToasts } from '#app/features/visits/booking-toasts.ts';
import { problemKinds, problemLabels } from '#app/features/bookings/problems/problem-kinds.ts';
import { shareWhileReported } from '#app/features/booking-outcomes/problems/problem-messages.ts';
import { problemSchema } from '#app/features/booking-outcomes/problems/problem.schema.ts';
import { problemLengths } from '#app/features/booking-outcomes/problems/problem.ts';
import { WeekdayWhen } from '#app/features/visits/components/weekday-when.tsx';

interface ProblemDialogProps {
  /** The booking concerned; undefined keeps the dialog closed. */
  booking: BookingDto | undefined;
  onDone: () => void;
  onClose: () => void;
}

/** The dialog that reports a problem of a visit (OPEN-05). Input stays if it could not be sent. */
export function ProblemDialog({ booking, onDone, onClose }: ProblemDialogProps) {
  const id = useId();
  const { errors, busy, submit, clear } = useForm({
    schema: problemSchema,
    send: async (report) => {
      if (!booking) return;
      await api.post('/bookings/:id/problem', { param: { id: booking.id }, json: report });
      toast(bookingToasts.problemReported());
      onDone();
    },
    onFailure: ({ message }) => toast(bookingToasts.problemFailed(message)),
  });
  const close = () => {
    clear();
    onClose();
  };
  return (
    <Dialog
      open={booking !== undefined}
      onClose={close}
      width="medium"
      title="Report a problem"
      description={
        booking ? (
          <>
            <p className="font-semibold text-ink">
              {booking.service.name}, <WeekdayWhen at={booking.booking_date} timeZone={booking.time_zone} />
            </p>
            <p className="mt-2">
              While we look into it, {shareWhileReported}. We may refund all, part or none of what you paid, and we’ll
              tell you both why.
            </p>
          </>
        ) : null
      }
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Back
          </Button>
          <Button type="submit" form={id} loading={busy}>
            Send report
          </Button>
        </>
      }
    >
      <ProblemForm id={id} errors={errors} onSubmit={submit} />
    </Dialog>
  );
}

interface ProblemFormProps {
  id: string;
  errors: FormErrors;
  onSubmit: ReturnType<typeof useForm>['submit'];
}

function ProblemForm({ id, errors, onSubmit }: ProblemFormProps) {
  return (
    <Form name="report-problem" id={id} noValidate onSubmit={onSubmit} className="mt-5 flex flex-col gap-5">
      <SelectField label="What’s it about?" name="kind" defaultValue="" required error={errors['kind']}>
        <option value="" disabled>
          Please choose
        </option>
        {problemKinds.map((kind) => (
          <option key={kind} value={kind}>
            {problemLabels[kind]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="What happened?"
        name="description"
        required
        rows={5}
        maxLength={problemLengths.description}
        error={errors['description']}
      />
    </Form>
  );
}
