import { formatMinuteOfDay } from '#app/lib/dates/date-format.ts';
import { minuteOfDay, type WallTime } from '#app/lib/dates/wall-time.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { hoursChoices } from '#app/features/slot-rules/hours/weekly-hours.ts';

interface TimeSelectProps {
  label: string;
  hideLabel?: boolean | undefined;
  /** Empty until a time is chosen. */
  value: WallTime | '';
  error?: string | undefined;
  /** The id of an error that is shown elsewhere. */
  errorId?: string | undefined;
  className?: string | undefined;
  onChange: (time: WallTime) => void;
}

/** Selects a time of day in steps of 30 minutes; a saved time in between stays selectable. */
export function TimeSelect({ label, hideLabel, value, error, errorId, className, onChange }: TimeSelectProps) {
  const choices = value === '' || hoursChoices.includes(value) ? hoursChoices : [...hoursChoices, value].toSorted();
  return (
    <SelectField
      label={label}
      hideLabel={hideLabel}
      error={error}
      className={className}
      value={value}
      aria-invalid={errorId !== undefined || undefined}
      aria-describedby={errorId}
      onChange={(event) => onChange(event.target.value)}
    >
      {value === '' ? <option value="">Choose</option> : null}
      {choices.map((time) => (
        <option key={time} value={time}>
          {formatMinuteOfDay(minuteOfDay(time))}
        </option>
      ))}
    </SelectField>
  );
}
