import { byHandLimits } from '#app/features/bookings/by-hand/by-hand-limits.ts';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';

interface VisitTimeFieldsProps {
  errors: Readonly<Record<string, string>>;
  initial: { date: string; time: string; note: string };
  /** The first day that can be chosen. */
  today: string;
  duration: string;
  onDuration: (typed: string) => void;
}

/** When a visit takes place, how long it takes, and what its professional wants to remember. */
export function VisitTimeFields({ errors, initial, today, duration, onDuration }: VisitTimeFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-5">
        <TextField
          type="date"
          label="Date"
          className="col-span-2"
          name="date"
          required
          min={today}
          defaultValue={initial.date}
          error={errors['date']}
        />
        <TextField
          type="time"
          label="Time"
          name="time"
          required
          step={300}
          defaultValue={initial.time}
          error={errors['time']}
        />
        <NumberField
          label="Length"
          name="duration"
          required
          min={byHandLimits.durationMinimum}
          max={byHandLimits.durationMaximum}
          step={15}
          trailing={<span className="pr-3 text-sm">min</span>}
          value={duration}
          onChange={({ target }) => onDuration(target.value)}
          error={errors['duration']}
        />
      </div>
      <TextAreaField
        label="Note"
        name="note"
        rows={3}
        maxLength={byHandLimits.noteMaximum}
        help="Optional. Only you see it."
        defaultValue={initial.note}
        error={errors['note']}
      />
    </>
  );
}
