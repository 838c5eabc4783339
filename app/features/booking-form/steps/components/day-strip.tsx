import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatDay } from '#app/lib/dates/date-format.ts';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { ChoosableDates } from '../../booking-subject.ts';
import { choiceButton, choiceInput } from '../../components/choice-style.ts';
import type { DayStatus, FreeDays } from './use-slots.ts';

interface DayStripProps {
  days: readonly string[];
  dates: ChoosableDates;
  /** Undefined while the free days are unknown. */
  free: FreeDays | undefined;
  value: string;
  /** The id of the error in the choice. */
  describedBy?: string | undefined;
  onChange: (date: string) => void;
  onMove: (firstDay: string) => void;
}

const weekDays = 7;
const stripPadding = 4;

/** A row of days; arrow keys select, the buttons show earlier and later ones. */
export function DayStrip({ days, dates, free, value, describedBy, onChange, onMove }: DayStripProps) {
  const row = useRef<HTMLDivElement>(null);
  const first = days[0] ?? dates.earliest;
  const isChosen = value !== '';
  useEffect(() => {
    const strip = row.current;
    // Scrolls a day that is already chosen into view.
    const chosen = strip?.querySelector<HTMLElement>('label:has(:checked)');
    strip?.scrollTo({ left: chosen ? chosen.offsetLeft - strip.offsetLeft - stripPadding : 0 });
  }, [first, isChosen]);
  const earlier = addDays(first, -weekDays);
  const later = addDays(first, weekDays);
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label="Earlier days"
        disabled={first <= dates.earliest}
        onClick={() => onMove(earlier < dates.earliest ? dates.earliest : earlier)}
        className={classNames('-ml-2', first <= dates.earliest && 'max-sm:hidden')}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <fieldset aria-describedby={describedBy} className="min-w-0 flex-1">
        <legend className="sr-only">Date</legend>
        <div ref={row} className="-mx-1 flex snap-x gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none]">
          {days.map((date) => (
            <Day
              key={date}
              date={date}
              free={free?.get(date)}
              checked={date === value}
              onChoose={() => onChange(date)}
            />
          ))}
        </div>
      </fieldset>
      <IconButton label="Later days" disabled={later > dates.latest} onClick={() => onMove(later)} className="-mr-2">
        <ChevronRight aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}

interface DayProps {
  date: string;
  /** Undefined while it loads. */
  free: { status: DayStatus; free_slots: number } | undefined;
  checked: boolean;
  onChoose: () => void;
}

function Day({ date, free, checked, onChoose }: DayProps) {
  const [weekday = '', monthAndDay = ''] = formatDay(date).split(', ');
  const [month, day] = monthAndDay.split(' ');
  const isGone = free !== undefined && free.status !== 'free';
  return (
    <label
      className={classNames(
        choiceButton,
        'h-[88px] min-w-[68px] shrink-0 snap-start',
        isGone && 'border-line bg-transparent text-dim',
      )}
    >
      <input type="radio" name="date" value={date} checked={checked} onChange={onChoose} className={choiceInput} />
      <span className="sr-only">{[formatDay(date), free && freeText(free)].filter(Boolean).join(', ')}</span>
      <span aria-hidden="true" className="text-xs font-medium">
        {weekday}
      </span>
      <span
        aria-hidden="true"
        className={classNames(
          'figure text-xl',
          isGone && 'font-normal',
          free?.status === 'full' && 'line-through decoration-1',
        )}
      >
        {day}
      </span>
      <span aria-hidden="true" className="text-xs capitalize">
        {isGone ? free.status : month}
      </span>
    </label>
  );
}

function freeText({ status, free_slots }: { status: DayStatus; free_slots: number }): string {
  if (status !== 'free') return status;
  return free_slots === 1 ? '1 opening' : `${free_slots} openings`;
}
