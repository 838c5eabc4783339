import { useId } from 'react';
import { CheckboxField } from './checkbox-field.tsx';
import { FieldError } from './form-error.tsx';

interface CheckboxGroupProps {
  legend: string;
  /** The name of each box. */
  name: string;
  /** Label by value; a help text is set smaller below it. */
  choices: readonly { value: string; label: string; help?: string }[];
  error?: string | undefined;
}

/** Several boxes under one question; `FormData.getAll(name)` has the values of those ticked. */
export function CheckboxGroup({ legend, name, choices, error }: CheckboxGroupProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {choices.map(({ value, label, help }) => (
          <CheckboxField
            key={value}
            name={name}
            value={value}
            label={label}
            help={help}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}
