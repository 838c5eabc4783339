import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { problemReplySchema } from '#app/features/booking-outcomes/problems/problem.schema.ts';
import { problemLengths } from '#app/features/booking-outcomes/problems/problem.ts';
import { WeekdayWhen } from '#app/features/visits/components/weekday-when.tsx';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { useForm } from '#app/ui/fields/use-form.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { NobodyCameDto } from '../no-show-dto.ts';

interface AnswerFormProps {
  bookingId: string;
  report: NobodyCameDto | null;
  timeZone: string;
}

/** For a professional whose client said that nobody came: their side of it, before the money goes back. */
export function AnswerForm({ bookingId, report, timeZone }: AnswerFormProps) {
  const { revalidate } = useRevalidator();
  const { errors, busy, submit, onInput } = useForm({
    schema: problemReplySchema,
    send: async (json) => {
      await api.put('/bookings/:id/problem/answer', { param: { id: bookingId }, json });
      toast({ title: 'Answer sent', description: 'Our team reads both sides and emails you.', tone: 'success' });
      await revalidate();
    },
    onFailure: ({ message, fields }) => {
      if (!fields['answer']) toast({ title: 'Your answer wasn’t sent', description: message, tone: 'error' });
    },
  });
  if (!report) return null;
  return (
    <section aria-labelledby="answer-title" className="rounded-card border-2 border-edge bg-card p-5 sm:p-6">
      <h2 id="answer-title" className="text-xl">
        Your client says nobody came
      </h2>
      <p className="mt-1 text-sm text-dim">
        {report.is_answered ? (
          'We have your answer. Our team reads both sides and emails you.'
        ) : !report.is_settled_alone ? (
          'Please tell us your side. Our team reads both sides and emails you.'
        ) : (
          <>
            Please answer until <WeekdayWhen at={report.answer_until} timeZone={timeZone} />. Without an answer, your
            client is refunded in full.
          </>
        )}
      </p>
      <Form name="answer-report" noValidate onInput={onInput} onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <TextAreaField
          label="What happened?"
          name="answer"
          required
          rows={4}
          maxLength={problemLengths.answer}
          defaultValue={report.answer ?? ''}
          error={errors['answer']}
        />
        <Button type="submit" loading={busy} className="self-start">
          {report.is_answered ? 'Change my answer' : 'Send my answer'}
        </Button>
      </Form>
    </section>
  );
}
