import type { ComponentProps } from 'react';
import { classNames } from '../styles/class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldTexts {}

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, help, error, counter, hideLabel, className, id, rows = 4, ...textarea } = props;
  const frame = { label, help, error, counter, hideLabel, className, id, required: textarea.required };
  return (
    <FieldFrame {...frame}>
      {(ids) => <textarea {...textarea} {...ids} rows={rows} className={classNames('field', 'resize-y py-3')} />}
    </FieldFrame>
  );
}
