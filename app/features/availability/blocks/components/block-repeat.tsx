import { useId } from 'react';
import { FieldError } from '#app/ui/fields/form-error.tsx';
import { NumberValueField } from '#app/ui/fields/number-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { weekdaysInOrder, type Weekday } from '#app/features/slot-rules/availability-limits.ts';
import type { BlockDraft, DraftErrors } from '../block-draft.ts';
import { longWeekday, shortWeekday } from '../block-groups.ts';
import { blockLimits } from '../block-limits.ts';

interface BlockRepeatProps {
  draft: BlockDraft;
  today: string;
  errors: DraftErrors;
  change: (changes: Partial<BlockDraft>) => void;
}

/** Selects the weekdays on which a block repeats, and for how long. */
export function BlockRepeat({ draft, today, errors, change }: BlockRepeatProps) {
  const errorId = useId();
  const toggle = (day: Weekday) =>
    change({
      weekdays: draft.weekdays.includes(day)
        ? draft.weekdays.filter((other) => other !== day)
        : [...draft.weekdays, day],
    });
  return (
    <>
      <fieldset aria-describedby={errors.weekdays ? errorId : undefined} className="flex flex-col gap-1.5">
        <legend className="mb-1.5 text-xs font-semibold">On these days</legend>
        <div className="grid grid-cols-7 gap-1">
          {weekdaysInOrder.map((day) => (
            <label key={day} className="chip cursor-pointer justify-center px-0! text-sm">
              <input
                type="checkbox"
                className="sr-only"
                aria-label={longWeekday(day)}
                aria-invalid={errors.weekdays ? true : undefined}
                checked={draft.weekdays.includes(day)}
                onChange={() => toggle(day)}
              />
              <span aria-hidden="true">{shortWeekday(day).slice(0, 2)}</span>
            </label>
          ))}
        </div>
        {errors.weekdays ? <FieldError id={errorId}>{errors.weekdays}</FieldError> : null}
      </fieldset>
      <div className={draft.ends === 'weeks' ? 'grid grid-cols-[3fr_2fr] gap-4' : 'grid gap-4 sm:grid-cols-2'}>
        <SelectField
          label="Ends"
          value={draft.ends}
          onChange={(event) => change({ ends: event.target.value === 'date' ? 'date' : 'weeks' })}
        >
          <option value="weeks">After weeks</option>
          <option value="date">On a date</option>
        </SelectField>
        {draft.ends === 'weeks' ? (
          <NumberValueField
            label="Weeks"
            min={1}
            max={blockLimits.weeksMaximum}
            value={draft.weeks}
            error={errors.until}
            onValue={(weeks) => change({ weeks: weeks === '' ? Number.NaN : weeks })}
          />
        ) : (
          <TextField
            label="Last date"
            name="until"
            type="date"
            min={draft.date || today}
            value={draft.until}
            error={errors.until}
            onChange={(event) => change({ until: event.target.value })}
          />
        )}
      </div>
    </>
  );
}
