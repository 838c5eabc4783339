import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { newIdempotencyKey } from '#app/platform/http/calls/new-idempotency-key.ts';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { seenOf, type ServiceDto } from '../service-dto.ts';
import { serviceLimits } from '../service-limits.ts';
import { serviceSchema, serviceFields, type ServiceForm as Contents, type ServiceInput } from '../service.schema.ts';
import { PriceNote } from './price-note.tsx';

interface ServiceFormProps {
  /** The service to edit; none to add one. */
  service: ServiceDto | undefined;
  /**
   * @returns whether it was saved
   * @throws ApiFailure with the errors by field
   */
  onSave: (input: ServiceInput, idempotencyKey: string) => Promise<boolean>;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
}

const emptyForm = Object.fromEntries(serviceFields.map((field) => [field, ''])) as Contents;

/** The form for name, description, price and duration of a service. What was typed stays until it is saved. */
export function ServiceForm({ service, onSave, onCancel, onDirty }: ServiceFormProps) {
  const keyFor = useActionKey();
  const { register, handleSubmit, control, setError, formState } = useForm<Contents, unknown, ServiceInput>({
    mode: 'onTouched',
    defaultValues: service ? seenOf(service, serviceFields) : emptyForm,
    resolver: standardSchemaResolver(serviceSchema as never),
  });
  const price = useWatch({ control, name: 'price' });
  const { errors, isDirty, isSubmitting } = formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const save = async (input: ServiceInput) => {
    try {
      await onSave(input, keyFor(input));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      for (const [field, message] of Object.entries(error.fields))
        if (field in emptyForm) setError(field as keyof Contents, { message });
    }
  };
  const submit = handleSubmit(save);
  return (
    <Form
      name="service"
      noValidate
      className="mt-4 flex flex-col gap-5"
      // Reacts to the first keystroke, before the form library reports it.
      onInput={() => onDirty(true)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submit(event);
      }}
    >
      <TextField
        label="Name"
        required
        maxLength={serviceLimits.nameMaximum}
        autoComplete="off"
        placeholder="Haircut and blowout"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextAreaField
        label="Description"
        required
        rows={4}
        maxLength={serviceLimits.descriptionMaximum}
        placeholder="What is included, and what should be ready when you arrive"
        error={errors.description?.message}
        {...register('description')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField
          label="Price"
          required
          min={0}
          step={0.01}
          leading="$"
          help={<PriceNote typed={price} />}
          error={errors.price?.message}
          {...register('price')}
        />
        <NumberField
          label="Duration"
          required
          min={0}
          step={1}
          trailing={<span className="pr-3 text-sm">min</span>}
          help="How long a visit takes. With 0, one hour is kept free."
          error={errors.duration?.message}
          {...register('duration')}
        />
      </div>
      <div className="mt-1 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={isSubmitting}>
          {service ? 'Save changes' : 'Add Service'}
        </Button>
      </div>
    </Form>
  );
}

/**
 * Returns a function that gives an action's idempotency key: the same as long as the input is the same, so that a
 * repeated request creates nothing twice.
 */
function useActionKey() {
  const last = useRef({ sent: '', key: '' });
  return (input: ServiceInput): string => {
    const sent = JSON.stringify(input);
    if (last.current.sent !== sent) last.current = { sent, key: newIdempotencyKey() };
    return last.current.key;
  };
}
