import { type KeyboardEvent, useState } from 'react';
import { readDecimal } from '#app/lib/decimal.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/**
 * A number as typed. It is a text field, because one of type "number" drops a decimal comma before it can be read
 * ("49,99" becomes 4999); lib/decimal.ts parses it. The arrow keys step, as in a number field.
 */
export function NumberField({ min, max, step = 1, ...field }: NumberFieldProps) {
  const isWhole = Number.isInteger(Number(step));
  return (
    <TextField
      autoComplete="off"
      {...field}
      {...{ min, max, step }}
      type="text"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      onKeyDown={(event) => stepBy(event, { min, max, step })}
    />
  );
}

interface NumberValueFieldProps extends Omit<NumberFieldProps, 'value' | 'onChange'> {
  value: number | '';
  /** '' while the field is empty, NaN while it does not contain a number. */
  onValue: (value: number | '') => void;
}

/** A NumberField for a form that stores numbers: what is typed stays on the screen even while it is not a number. */
export function NumberValueField({ value, onValue, ...field }: NumberValueFieldProps) {
  const [typed, setTyped] = useState(textOf(value));
  const isCurrent = Object.is(valueOf(typed), value);
  return (
    <NumberField
      {...field}
      value={isCurrent ? typed : textOf(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onValue(valueOf(target.value));
      }}
    />
  );
}

function textOf(value: number | ''): string {
  return Number.isNaN(value) ? '' : String(value);
}

function valueOf(typed: string): number | '' {
  return typed.trim() === '' ? '' : (readDecimal(typed) ?? Number.NaN);
}

type Range = Pick<NumberFieldProps, 'min' | 'max' | 'step'>;

function stepBy(event: KeyboardEvent<HTMLInputElement>, { min = -Infinity, max = Infinity, step = 1 }: Range): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const { currentTarget: input } = event;
  const value = input.value.trim() === '' ? Math.max(0, Number(min)) : readDecimal(input.value);
  if (value === undefined || input.readOnly) return;
  event.preventDefault();
  const next = Math.min(Number(max), Math.max(Number(min), value + (event.key === 'ArrowUp' ? 1 : -1) * Number(step)));
  // Bypasses React's own setter, so that React notices the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    input,
    String(Number(next.toFixed(6))),
  );
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
