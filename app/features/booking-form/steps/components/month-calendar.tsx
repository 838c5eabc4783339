import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#app/ui/styles/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { MonthGrid } from '#app/ui/charts/month-grid.tsx';
import { choosableDateAfterKey, longDay, monthOf, monthTitle } from '../booking-calendar.ts';
import type { ChoosableDates } from '../../booking-subject.ts';
import { type DayStatus, type SlotQuestion, useMonthSlots } from './use-slots.ts';

interface MonthCalendarProps extends SlotQuestion {
  dates: ChoosableDates;
  months: readonly string[];
  value: string;
  onChange: (date: string) => void;
}

/** A month as a grid: one tab stop, arrow keys move by day and week, Page Up and Down by month. */
export function MonthCalendar({ dates, months, value, onChange, ...question }: MonthCalendarProps) {
  const [focused, setFocused] = useState(value >= dates.earliest && value <= dates.latest ? value : dates.earliest);
  const month = monthOf(focused);
  const free = useMonthSlots(question, [month]).data;
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
              status={free?.get(date)?.status}
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
      <Legend />
    </div>
  );
}

interface DayButtonProps {
  date: string;
  /** Undefined while it loads. */
  status: DayStatus | undefined;
  disabled: boolean;
  chosen: boolean;
  tabbable: boolean;
  onChoose: () => void;
}

function DayButton({ date, status, disabled, chosen, tabbable, onChoose }: DayButtonProps) {
  return (
    <button
      type="button"
      data-date={date}
      disabled={disabled}
      tabIndex={tabbable ? 0 : -1}
      aria-label={[longDay(date), status].filter(Boolean).join(', ')}
      onClick={onChoose}
      className={classNames(
        'tabular relative size-11 rounded-full text-sm transition-colors duration-150',
        chosen && 'bg-green font-semibold text-on-green',
        !chosen && !disabled && 'hover:bg-ink/8',
        !chosen && status && dayLook[status],
        disabled && 'cursor-not-allowed text-dim opacity-40',
      )}
    >
      {status === 'full' && !chosen ? <s className="decoration-1">{dayNumber(date)}</s> : dayNumber(date)}
      {status === 'free' ? (
        <FreeDot className={classNames('absolute inset-x-0 bottom-1 mx-auto', !chosen && 'text-green')} />
      ) : null}
    </button>
  );
}

const dayLook: Record<DayStatus, string> = { free: 'font-semibold', full: 'text-dim', closed: 'text-dim' };

function FreeDot({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block size-1.5 rounded-full bg-current', className)} />;
}

/** What the marks mean; each day's name says it as well. */
function Legend() {
  return (
    <ul className="mt-3 flex flex-wrap justify-center gap-x-6 gap-y-1 border-t border-line pt-3 text-xs">
      <li className="flex items-center gap-2 font-semibold">
        <FreeDot className="text-green" /> Free
      </li>
      <li className="text-dim">
        <s aria-hidden="true" className="tabular mr-2 decoration-1">
          24
        </s>
        Full
      </li>
      <li className="text-dim">
        <span aria-hidden="true" className="tabular mr-2">
          24
        </span>
        Closed
      </li>
    </ul>
  );
}

function dayNumber(date: string): number {
  return Number(date.slice(8));
}
