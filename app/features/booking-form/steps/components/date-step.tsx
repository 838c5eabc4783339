import { CalendarDays } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { formatDay } from '#app/lib/dates/date-format.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/fields/form-error.tsx';
import { firstFreeDay, monthOf, monthsOfWindow, stripOfDays } from '../booking-calendar.ts';
import type { ChoosableDates } from '../../booking-subject.ts';
import { DayStrip } from './day-strip.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { type SlotQuestion, useMonthSlots } from './use-slots.ts';

interface DateStepProps extends SlotQuestion {
  dates: ChoosableDates;
  value: string;
  error: string | undefined;
  onChange: (date: string) => void;
  /**
   * Receives the first free day as soon as it is known, and the next one if the address leaves that no openings.
   * Without it, the day is left to the visitor.
   */
  onPropose?: (date: string) => void;
}

const stripDays = 14;

/**
 * Selects the date: a strip of two weeks, and a month on demand. Days that are full or closed are marked so, but can
 * be chosen.
 */
export function DateStep({ dates, value, error, onChange, onPropose, ...question }: DateStepProps) {
  const errorId = useId();
  const [monthOpen, setMonthOpen] = useState(false);
  const [stripFrom, setStripFrom] = useState<string>();
  const first = shownFrom(stripFrom, value, dates);
  const days = stripOfDays(first, dates.latest, stripDays);
  const months = [...new Set([monthOf(first), monthOf(days.at(-1) ?? first)])];
  const free = useMonthSlots(question, months);
  const [proposed, setProposed] = useState<string>();
  const mayPropose = value === '' || (value === proposed && free.data?.get(value)?.free_slots === 0);
  const proposal = mayPropose && question.serviceId ? firstFreeDay(free.data?.values() ?? [], dates) : undefined;
  const propose = useEffectEvent((date: string) => {
    setProposed(date);
    onPropose?.(date);
  });
  useEffect(() => {
    if (proposal) propose(proposal);
  }, [proposal]);
  const choose = (date: string) => {
    setStripFrom(undefined);
    setProposed(undefined);
    onChange(date);
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <p className="font-semibold">{value ? formatDay(value) : 'Date'}</p>
        <Button variant="quiet" size="small" aria-expanded={monthOpen} onClick={() => setMonthOpen(!monthOpen)}>
          <CalendarDays aria-hidden="true" className="size-4" />
          {monthOpen ? 'Hide month' : 'Show month'}
        </Button>
      </div>
      <DayStrip
        days={days}
        dates={dates}
        free={free.data}
        value={value}
        describedBy={error ? errorId : undefined}
        onChange={choose}
        onMove={setStripFrom}
      />
      {monthOpen ? (
        <MonthCalendar
          {...question}
          dates={dates}
          months={monthsOfWindow(dates.earliest, dates.latest)}
          value={value}
          onChange={choose}
        />
      ) : null}
      {free.state === 'failed' ? (
        <p className="text-sm text-dim">We couldn’t load the available days. You can still choose one.</p>
      ) : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}

/**
 * Returns where the strip begins: where the visitor moved it, otherwise today, or the chosen day if it lies further
 * ahead.
 */
function shownFrom(movedTo: string | undefined, value: string, { earliest, latest }: ChoosableDates): string {
  if (movedTo) return movedTo;
  const isAhead = value !== '' && value <= latest && !stripOfDays(earliest, latest, stripDays).includes(value);
  return isAhead && value > earliest ? value : earliest;
}
