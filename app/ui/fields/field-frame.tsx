import { type ReactNode, useId } from 'react';
import { classNames } from '../styles/class-names.ts';
import { FieldError } from './form-error.tsx';

export interface FieldTexts {
  label: ReactNode;
  /** A sentence that helps to fill in the field. */
  help?: ReactNode | undefined;
  /** The error in the value; marks the field as invalid. */
  error?: string | undefined;
  /** Below the field, on the right: "12/500". */
  counter?: ReactNode | undefined;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined;
}

export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldTexts {
  id: string | undefined;
  required: boolean | undefined;
  className?: string | undefined;
  /** Renders the control with the ids that connect it to its label and texts. */
  children: (ids: FieldIds) => ReactNode;
}

/** The common layout of every field: label above, control, then error or help below. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, help, error, counter, hideLabel, required, className, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = classNames(error && errorId, help && helpId);
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-xs font-semibold text-ink'}>
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      <div className="flex justify-between gap-4 text-xs empty:hidden">
        {error || help ? (
          <div className="flex flex-col gap-1">
            {error ? <FieldError id={errorId}>{error}</FieldError> : null}
            {help ? (
              <p id={helpId} className="text-dim">
                {help}
              </p>
            ) : null}
          </div>
        ) : null}
        {counter ? <p className="tabular ml-auto shrink-0 text-dim">{counter}</p> : null}
      </div>
    </div>
  );
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-danger">
      {' *'}
    </span>
  );
}
