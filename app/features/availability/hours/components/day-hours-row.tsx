import { Copy } from 'lucide-react';
import { useId } from 'react';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { FieldError } from '#app/ui/fields/form-error.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { blockMessages } from '../../blocks/block-messages.ts';
import { longWeekday } from '../../blocks/block-groups.ts';
import { endsBeforeItBegins, type HoursRow } from '#app/features/slot-rules/hours/weekly-hours.ts';
import { TimeSelect } from './time-select.tsx';

interface DayHoursRowProps {
  hours: HoursRow;
  onChange: (change: Partial<HoursRow>) => void;
  onCopy: () => void;
}

/** One weekday: whether it is a working day, its hours, and the button that copies them to other days. */
export function DayHoursRow({ hours, onChange, onCopy }: DayHoursRowProps) {
  const { is_working, start_time, end_time } = hours;
  const day = longWeekday(hours.day);
  const errorId = useId();
  const isWrong = endsBeforeItBegins(hours);
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 px-5 py-3 sm:grid-cols-[10rem_1fr_auto]">
      <CheckboxField
        look="switch"
        label={<span className="font-semibold">{day}</span>}
        checked={is_working}
        onChange={(event) => onChange({ is_working: event.target.checked })}
      />
      <div className="max-sm:col-span-2 max-sm:row-start-2">
        {is_working ? (
          <div className="flex items-center gap-2 max-sm:pt-1 max-sm:pb-2">
            <TimeSelect
              className="w-full sm:w-[9.5rem]"
              label={`${day} from`}
              hideLabel
              value={start_time}
              errorId={isWrong ? errorId : undefined}
              onChange={(time) => onChange({ start_time: time })}
            />
            <span aria-hidden="true" className="text-dim">
              –
            </span>
            <TimeSelect
              className="w-full sm:w-[9.5rem]"
              label={`${day} to`}
              hideLabel
              value={end_time}
              errorId={isWrong ? errorId : undefined}
              onChange={(time) => onChange({ end_time: time })}
            />
          </div>
        ) : (
          <p className="flex min-h-12 items-center text-dim max-sm:sr-only">Day off</p>
        )}
        {isWrong ? <FieldError id={errorId}>{blockMessages.order}</FieldError> : null}
      </div>
      <IconButton label={`Copy the hours of ${day}`} onClick={onCopy} className="max-sm:col-start-2 max-sm:row-start-1">
        <Copy aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  );
}
