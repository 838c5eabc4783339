import { Trash2 } from 'lucide-react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { serviceTimeLimits } from '../availability-limits.ts';
import { serviceTimeErrors, type EditedServiceTime } from '../service-time-edit.ts';

interface ServiceTimeFieldsProps {
  name: string;
  row: EditedServiceTime;
  onChange: (change: Partial<EditedServiceTime>) => void;
  onRemove: () => void;
}

const { duration, buffer } = serviceTimeLimits;
const minutes = <span className="pr-3 text-sm">min</span>;

/** Duration and buffer of one service. */
export function ServiceTimeFields({ name, row, onChange, onRemove }: ServiceTimeFieldsProps) {
  const errors = serviceTimeErrors(row);
  return (
    <li className="grid grid-cols-[1fr_1fr] items-start gap-x-4 gap-y-2 px-5 py-4 sm:grid-cols-[1fr_9rem_9rem_auto]">
      <p className="min-w-0 font-semibold wrap-break-word max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-1 max-sm:pr-12 sm:self-center sm:pt-5">{name}</p>
      <TextField
        label="Duration"
        aria-label={`Duration of ${name}`}
        type="number"
        inputMode="numeric"
        min={duration.minimum}
        max={duration.maximum}
        step={duration.step}
        value={row.duration}
        error={errors.duration}
        trailing={minutes}
        onChange={(event) => onChange({ duration: numberOf(event.target.value) })}
      />
      <TextField
        label="Buffer after"
        aria-label={`Buffer after ${name}`}
        type="number"
        inputMode="numeric"
        min={buffer.minimum}
        max={buffer.maximum}
        step={buffer.step}
        value={row.buffer_time}
        error={errors.buffer_time}
        trailing={minutes}
        onChange={(event) => onChange({ buffer_time: numberOf(event.target.value) })}
      />
      <IconButton label={`Remove the times of ${name}`} onClick={onRemove} className="max-sm:col-start-2 max-sm:row-start-1 max-sm:-my-2 max-sm:justify-self-end sm:mt-6">
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  );
}

function numberOf(text: string): number | '' {
  return text === '' ? '' : Number(text);
}
