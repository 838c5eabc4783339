import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { minutesBetween } from '../visit-minutes.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { useForm } from '#app/ui/fields/use-form.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { HandEnteredVisitDto } from '../hand-entered-visit-dto.ts';
import { visitChangeSchema } from '../hand-entered-visit.schema.ts';
import { VisitTimeFields } from './visit-time-fields.tsx';

/** Changes the time and the note of a visit that is not paid. */
export function ChangeVisitForm({ visit, today }: { visit: HandEnteredVisitDto; today: string }) {
  const { revalidate } = useRevalidator();
  const [duration, setDuration] = useState(String(minutesBetween(visit.start, visit.end)));
  const { errors, busy, failure, submit, onInput, onBlur } = useForm({
    schema: visitChangeSchema,
    checks: 'after-send',
    send: async (json, idempotencyKey) => {
      await api.put('/hand-entered-visits/:id', { param: { id: visit.id }, json, idempotencyKey });
      toast({ title: 'Visit changed', tone: 'success' });
      await revalidate();
    },
  });
  return (
    <Card role="region" aria-labelledby="change-visit-title">
      <h2 id="change-visit-title" className="text-lg font-semibold">
        Time and note
      </h2>
      <Form
        name="hand-entered-visit-change"
        noValidate
        className="mt-4 flex flex-col gap-5"
        onSubmit={submit}
        onInput={onInput}
        onBlur={onBlur}
      >
        {failure && Object.keys(failure.fields).length === 0 ? <FormError>{failure.message}</FormError> : null}
        <VisitTimeFields
          errors={errors}
          initial={{ date: visit.start.slice(0, 10), time: visit.start.slice(11, 16), note: visit.note ?? '' }}
          today={today}
          duration={duration}
          onDuration={setDuration}
        />
        <Button type="submit" variant="secondary" loading={busy} className="self-end max-sm:self-stretch">
          Save changes
        </Button>
      </Form>
    </Card>
  );
}
