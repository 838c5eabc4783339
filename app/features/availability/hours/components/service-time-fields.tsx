import { Trash2 } from 'lucide-react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { NumberValueField } from '#app/ui/fields/number-field.tsx';
import { serviceTimeLimits } from '#app/features/slot-rules/availability-limits.ts';
import { serviceTimeErrors, type EditedServiceTime } from '../service-time-edit.ts';

interface ServiceTimeFieldsProps {
  name: string;
  row: EditedServiceTime;
  onChange: (change: Partial<EditedServiceTime>) => void;
  onRemove: () => void;
}

const { duration, buffer } = serviceTimeLimits;

/** Duration and buffer of one service. */
export function ServiceTimeFields({ name, row, onChange, onRemove }: ServiceTimeFieldsProps) {
  const errors = serviceTimeErrors(row);
  return (
    <li className="grid grid-cols-[1fr_1fr] items-start gap-x-4 gap-y-2 px-5 py-4 sm:grid-cols-[1fr_9rem_9rem_auto]">
      <p className="min-w-0 font-semibold wrap-break-word max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-1 max-sm:pr-12 sm:self-center sm:pt-5">
        {name}
      </p>
      <MinutesField
        label="Duration"
        name={`Duration of ${name}`}
        limits={duration}
        value={row.duration}
        error={errors.duration}
        onChange={(minutes) => onChange({ duration: minutes })}
      />
      <MinutesField
        label="Buffer after"
        name={`Buffer after ${name}`}
        limits={buffer}
        value={row.buffer_time}
        error={errors.buffer_time}
        onChange={(minutes) => onChange({ buffer_time: minutes })}
      />
      <IconButton
        label={`Remove the times of ${name}`}
        onClick={onRemove}
        className="max-sm:col-start-2 max-sm:row-start-1 max-sm:-my-2 max-sm:justify-self-end sm:mt-6"
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  );
}

interface MinutesFieldProps {
  label: string;
  /** The accessible name, with the service: "Buffer after Haircut". */
  name: string;
  limits: { minimum: number; maximum: number; step: number };
  value: number | '';
  error: string | undefined;
  onChange: (minutes: number | '') => void;
}

function MinutesField({ label, name, limits, value, error, onChange }: MinutesFieldProps) {
  return (
    <NumberValueField
      label={label}
      aria-label={name}
      min={limits.minimum}
      max={limits.maximum}
      step={limits.step}
      value={value}
      error={error}
      trailing={<span className="pr-3 text-sm">min</span>}
      onValue={onChange}
    />
  );
}
