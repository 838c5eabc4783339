import { api } from '#app/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useForm } from '#app/ui/fields/use-form.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { formatEvidenceDue, nextEvidenceDue } from '#app/features/payments/disputes/dispute.ts';
import type { BookingFile } from '../../booking-file.ts';
import { packSchema } from '../dispute-pack.schema.ts';

interface DisputePackCardProps {
  bookingId: string;
  /** The disputes of its payment, open and closed. */
  disputes: BookingFile['money']['disputes'];
}

/** Gives an administrator the files that a bank asks for, after the reason was written down. */
export function DisputePackCard({ bookingId, disputes }: DisputePackCardProps) {
  const { errors, busy, submit, onInput } = useForm({
    schema: packSchema,
    send: async (json) => {
      const { id } = await api.post('/admin/bookings/:id/dispute-packs', { param: { id: bookingId }, json });
      // A download: the page stays.
      location.assign(`/api/admin/dispute-packs/${id}`);
    },
    onFailure: ({ message, fields }) => {
      if (!fields['reason']) toast({ title: 'The files couldn’t be made', description: message, tone: 'error' });
    },
  });
  const due = nextEvidenceDue(disputes);
  return (
    <Card padding="large" role="region" aria-labelledby="dispute-pack" className="mt-6">
      <h2 id="dispute-pack" className="text-2xl">
        Files for the bank
      </h2>
      {due ? <p className="mt-2 font-semibold">Answer the bank by {formatEvidenceDue(due)}.</p> : null}
      <p className="mt-2 text-dim">
        Report, receipt, terms, history and photos of this visit, as one ZIP.{' '}
        {disputes.length > 0
          ? 'It also contains the messages of the two.'
          : 'Messages are added if a bank disputes the payment.'}{' '}
        The reason is recorded.
      </p>
      <Form name="dispute-pack" noValidate onInput={onInput} onSubmit={submit} className="mt-5 flex flex-col gap-4">
        <TextField label="Reason" name="reason" required error={errors['reason']} />
        <Button type="submit" variant="secondary" loading={busy} wide>
          Download the files
        </Button>
      </Form>
    </Card>
  );
}
