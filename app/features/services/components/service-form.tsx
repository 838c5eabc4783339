import { type FormEvent, useContext, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { fieldsOf, useForm } from '#app/ui/fields/use-form.ts';
import { LeaveDialog } from '#app/ui/use-discard-question.ts';
import { type BookedService, seenOf } from '../service-dto.ts';
import { serviceLimits } from '../service-limits.ts';
import { type SeenService, type ServiceInput, serviceFields, serviceSchema } from '../service.schema.ts';
import { PriceNote } from './price-note.tsx';

interface ServiceFormProps {
  /** The service to edit; none to add one. */
  service: BookedService | undefined;
  /**
   * Saves over the fields that the form began with, as nobody saw what another tab saved since.
   * @throws ApiFailure with the errors by field, if it was not saved
   */
  onSave: (input: ServiceInput, idempotencyKey: string, seen: SeenService) => Promise<void>;
  onDirty: (isDirty: boolean) => void;
}

const empty = Object.fromEntries(serviceFields.map((field) => [field, ''])) as SeenService;

/** The form for name, description, price and duration of a service. What was typed stays until it is saved. */
export function ServiceForm({ service, onSave, onDirty }: ServiceFormProps) {
  const leave = useContext(LeaveDialog);
  const [given] = useState(() => (service ? seenOf(service, serviceFields) : empty));
  const [price, setPrice] = useState(given.price);
  const { errors, busy, submit, onInput, onBlur } = useForm({
    schema: serviceSchema,
    send: (input, idempotencyKey) => onSave(input, idempotencyKey, given),
    checks: 'when-left',
  });
  const changed = (event: FormEvent<HTMLFormElement>) => {
    const typed = fieldsOf(event.currentTarget);
    onDirty(serviceFields.some((field) => typed[field] !== given[field]));
    onInput(event);
  };
  return (
    <Form
      name="service"
      noValidate
      className="mt-4 flex flex-col gap-5"
      onInput={changed}
      onBlur={onBlur}
      onSubmit={submit}
    >
      <TextField
        label="Name"
        required
        maxLength={serviceLimits.nameMaximum}
        autoComplete="off"
        placeholder="Haircut and blowout"
        name="name"
        defaultValue={given.name}
        error={errors['name']}
      />
      <TextAreaField
        label="Description"
        required
        rows={4}
        maxLength={serviceLimits.descriptionMaximum}
        placeholder="What’s included, and what should be ready when you arrive"
        name="description"
        defaultValue={given.description}
        error={errors['description']}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField
          label="Price"
          required
          min={0}
          step={0.01}
          leading="$"
          help={<PriceNote typed={price} />}
          name="price"
          defaultValue={given.price}
          error={errors['price']}
          onChange={({ target }) => setPrice(target.value)}
        />
        <NumberField
          label="Duration"
          required
          min={0}
          step={1}
          trailing={<span className="pr-3 text-sm">min</span>}
          help={durationHelp(service?.working_hours_minutes ?? null)}
          name="duration"
          defaultValue={given.duration}
          error={errors['duration']}
        />
      </div>
      <div className="mt-1 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="secondary" onClick={leave}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          {service ? 'Save changes' : 'Add Service'}
        </Button>
      </div>
    </Form>
  );
}

/** @param workingHours the minutes by Working Hours; null if they leave it to the service */
function durationHelp(workingHours: number | null): string {
  return workingHours === null
    ? 'How long a visit takes. If you enter 0, we keep one hour free.'
    : `Working Hours says ${workingHours} min for this service. Clients see and book that, whatever you enter here.`;
}
