import type { ComponentProps } from 'react';
import { classNames } from '../styles/class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { ChevronDownIcon } from '../icons.tsx';

interface SelectFieldProps extends ComponentProps<'select'>, FieldTexts {}

/** The browser's own select, with `<option>`s as children. */
export function SelectField(props: SelectFieldProps) {
  const { label, help, error, counter, hideLabel, className, id, children, ...select } = props;
  const frame = { label, help, error, counter, hideLabel, className, id, required: select.required };
  return (
    <FieldFrame {...frame}>
      {(ids) => (
        <span className="relative flex items-center">
          <select
            {...select}
            {...ids}
            aria-describedby={ids['aria-describedby'] ?? select['aria-describedby']}
            aria-invalid={ids['aria-invalid'] ?? select['aria-invalid']}
            className={classNames('field', 'appearance-none truncate bg-card! pr-11')}
          >
            {children}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute right-4 size-5 text-dim" />
        </span>
      )}
    </FieldFrame>
  );
}
