import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '#app/lib/dates/date-format.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { MonthGrid } from '#app/ui/charts/month-grid.tsx';
import { choosableDateAfterKey, monthOf } from '../booking-calendar.ts';
import type { ChoosableDates } from '../../booking-subject.ts';
import { type SlotQuestion, useMonthSlots } from './use-slots.ts';

interface MonthCalendarProps extends SlotQuestion {
  dates: ChoosableDates;
  months: readonly string[];
  value: string;
  onChange: (date: string) => void;
}

const monthNames = 'January February March April May June July August September October November December'.split(' ');

/** A month as a grid: one tab stop, arrow keys move by day and week, Page Up and Down by month. */
export function MonthCalendar({
  professionalId,
  serviceId,
  movingId,
  round,
  dates,
  months,
  value,
  onChange,
}: MonthCalendarProps) {
  const [focused, setFocused] = useState(value >= dates.earliest && value <= dates.latest ? value : dates.earliest);
  const month = monthOf(focused);
  const free = useMonthSlots({ professionalId, serviceId, movingId, round }, [month]).data;
  const position = months.indexOf(month);
  const turnTo = (to: string | undefined) =>
    to && setFocused(to === monthOf(dates.earliest) ? dates.earliest : `${to}-01`);
  return (
    <div className="rounded-card border border-line bg-card p-3 sm:p-5">
      <div className="mb-2 flex items-center justify-between">
        <IconButton label="Previous month" disabled={position <= 0} onClick={() => turnTo(months[position - 1])}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <p aria-live="polite" className="font-semibold">
          {monthTitle(month)}
        </p>
        <IconButton
          label="Next month"
          disabled={position >= months.length - 1}
          onClick={() => turnTo(months[position + 1])}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <MonthGrid
        month={month}
        label={monthTitle(month)}
        focused={focused}
        selected={value}
        headingLetters={2}
        dateAfterKey={(key) => choosableDateAfterKey(key, focused, dates.earliest, dates.latest)}
        onMove={setFocused}
        renderDay={(date) =>
          monthOf(date) === month ? (
            <DayButton
              date={date}
              isFull={free?.get(date)?.free_slots === 0}
              disabled={date < dates.earliest || date > dates.latest}
              chosen={date === value}
              tabbable={date === focused}
              onChoose={() => {
                setFocused(date);
                onChange(date);
              }}
            />
          ) : null
        }
        classNames={{
          table: 'w-full table-fixed border-collapse',
          heading: 'h-8 text-xs font-semibold text-dim',
          cell: 'p-0.5 text-center',
        }}
      />
    </div>
  );
}

interface DayButtonProps {
  date: string;
  isFull: boolean;
  disabled: boolean;
  chosen: boolean;
  tabbable: boolean;
  onChoose: () => void;
}

function DayButton({ date, isFull, disabled, chosen, tabbable, onChoose }: DayButtonProps) {
  return (
    <button
      type="button"
      data-date={date}
      disabled={disabled}
      tabIndex={tabbable ? 0 : -1}
      aria-label={`${formatDay(date)}${isFull ? ', no openings' : ''}`}
      onClick={onChoose}
      className={classNames(
        'tabular size-11 rounded-full text-sm transition-colors duration-150',
        chosen && 'bg-green font-semibold text-on-green',
        !chosen && !disabled && 'hover:bg-ink/8',
        !chosen && (isFull || disabled) && 'text-dim',
        isFull && 'line-through decoration-1',
        disabled && 'cursor-not-allowed opacity-40',
      )}
    >
      {Number(date.slice(8))}
    </button>
  );
}

function monthTitle(month: string): string {
  return `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}
