import { type ComponentProps, useId } from 'react';
import { classNames } from '../styles/class-names.ts';
import { type FieldTexts, RequiredMark } from './field-frame.tsx';
import { FieldError } from './form-error.tsx';

interface CheckboxFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'children'>, Pick<FieldTexts, 'label' | 'help' | 'error'> {
  /** A switch is for settings that take effect at once. */
  look?: 'box' | 'switch' | undefined;
}

export function CheckboxField({ label, help, error, look = 'box', className, id, ...input }: CheckboxFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const describedBy = classNames(error && `${fieldId}-error`, help && `${fieldId}-help`);
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-base has-disabled:cursor-not-allowed has-disabled:opacity-60">
        <input
          {...input}
          id={fieldId}
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : input['aria-invalid']}
          className={look === 'switch' ? 'tick-switch' : 'tick-box'}
        />
        <span className="min-w-0 wrap-anywhere">
          {label}
          {input.required ? <RequiredMark /> : null}
        </span>
      </label>
      {error ? <FieldError id={`${fieldId}-error`}>{error}</FieldError> : null}
      {help ? (
        <p
          id={`${fieldId}-help`}
          className={classNames('text-xs text-dim', look === 'box' && !error && '-mt-3 mb-2 pl-8.5')}
        >
          {help}
        </p>
      ) : null}
    </div>
  );
}
