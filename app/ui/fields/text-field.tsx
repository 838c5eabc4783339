import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldTexts {
  /** An icon inside the field, on the left. */
  leading?: ReactNode | undefined;
  /** A unit or small button inside the field, on the right. */
  trailing?: ReactNode | undefined;
}

export function TextField(props: TextFieldProps) {
  const { label, help, error, counter, hideLabel, leading, trailing, className, id, ...input } = props;
  const frame = { label, help, error, counter, hideLabel, className, id, required: input.required };
  return (
    <FieldFrame {...frame}>
      {(ids) => (
        <span className="relative flex items-center">
          {leading ? <span className="pointer-events-none absolute left-4 text-dim">{leading}</span> : null}
          <input {...input} {...ids} className={classNames('field', leading && 'pl-11', trailing && 'pr-14')} />
          {trailing ? <span className="absolute right-1 flex items-center text-dim">{trailing}</span> : null}
        </span>
      )}
    </FieldFrame>
  );
}
