import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/api-client.ts';
import type { AddedClient } from '#app/features/added-clients/added-client.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { useFocusAfterChange } from '#app/ui/fields/use-focus-after-change.ts';
import { useForm } from '#app/ui/fields/use-form.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { handEnteredVisitSchema } from '../hand-entered-visit.schema.ts';
import { handEnteredVisitUrl } from '../hand-entered-visit-url.ts';
import type { EnterableService } from '../queries/read-entry-page.server.ts';
import { PersonFields } from './person-fields.tsx';
import { VisitTimeFields } from './visit-time-fields.tsx';

interface EnterVisitFormProps {
  /** At least one. */
  services: readonly EnterableService[];
  date: string;
  today: string;
}

/** The form for a visit of somebody without an account. */
export function EnterVisitForm({ services, date, today }: EnterVisitFormProps) {
  const navigate = useNavigate();
  const [{ client, round }, setChosen] = useState<{ client?: AddedClient; round: number }>({ round: 0 });
  const person = useFocusAfterChange(String(round));
  const [duration, setDuration] = useState(String(services[0]?.duration ?? ''));
  const { errors, busy, failure, submit, onInput, onBlur } = useForm({
    schema: handEnteredVisitSchema,
    checks: 'after-send',
    send: async (json, idempotencyKey) => {
      const visit = await api.post('/hand-entered-visits', { json, idempotencyKey });
      toast({ title: 'Visit added', description: `${visit.service_name} for ${visit.name}`, tone: 'success' });
      await navigate(handEnteredVisitUrl(visit.id));
    },
  });
  const chooseService = (id: string) => setDuration(String(services.find((one) => one.id === id)?.duration ?? ''));
  return (
    <Form
      name="hand-entered-visit"
      noValidate
      className="flex max-w-2xl flex-col gap-5"
      onSubmit={submit}
      onInput={onInput}
      onBlur={onBlur}
    >
      {failure && Object.keys(failure.fields).length === 0 ? <FormError>{failure.message}</FormError> : null}
      <SelectField
        label="Service"
        name="service_id"
        required
        defaultValue={services[0]?.id}
        onChange={({ target }) => chooseService(target.value)}
        error={errors['service_id']}
      >
        {services.map(({ id, name, price }) => (
          <option key={id} value={id}>
            {name}, {formatDollarText(price)}
          </option>
        ))}
      </SelectField>
      <VisitTimeFields
        errors={errors}
        initial={{ date, time: '', note: '' }}
        today={today}
        duration={duration}
        onDuration={setDuration}
      />
      <div ref={person}>
        <PersonFields
          key={round}
          errors={errors}
          client={client}
          onChoose={(chosen) => setChosen({ client: chosen, round: round + 1 })}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <ButtonLink to="/dashboard/professional/calendar" variant="secondary">
          Cancel
        </ButtonLink>
        <Button type="submit" loading={busy}>
          Add visit
        </Button>
      </div>
    </Form>
  );
}
