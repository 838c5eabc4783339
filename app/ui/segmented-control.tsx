import type { ReactNode } from 'react';

interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for screen readers. */
  legend: string;
  name: string;
  options: readonly { value: Value; label: ReactNode; disabled?: boolean | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of two to four, side by side: radio buttons in one frame. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { legend, name, options, value, onChange } = props;
  return (
    <fieldset className="inline-flex max-w-full gap-1 rounded-control border border-line bg-sand p-1">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="segment">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
