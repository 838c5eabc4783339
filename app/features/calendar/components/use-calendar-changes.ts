import { startTransition, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiFailure } from '#app/platform/http/api-failure.ts';
import { toast, type ToastOptions } from '#app/ui/toast.ts';
import { withChange, type CalendarChange } from '../calendar-changes.ts';
import type { CalendarDto } from '../calendar-dto.ts';

interface Attempt<Answer> {
  change: CalendarChange;
  call: () => Promise<Answer>;
  /** The change as the server has named it. */
  settled?: (answer: Answer) => CalendarChange;
  success: ToastOptions | ((answer: Answer) => ToastOptions);
  failure: (reason: string) => ToastOptions;
}

/** A change that is under way, by what was asked for: while it is, the same is not asked for again. */
type Shown = { name: string; change: CalendarChange };

/**
 * The calendar with what was just asked for already in it. `attempt` shows a change at once, and takes it back with a
 * toast when the server refuses it.
 */
export function useCalendarChanges(calendar: CalendarDto) {
  const { revalidate } = useRevalidator();
  const [changes, setChanges] = useState<readonly Shown[]>([]);
  const underWay = useRef(new Set<string>());

  /** @returns why it failed; undefined when it went through, or is under way already. */
  const attempt = async <Answer>({
    change,
    call,
    settled,
    success,
    failure,
  }: Attempt<Answer>): Promise<ApiFailure | undefined> => {
    const name = JSON.stringify(change);
    if (underWay.current.has(name)) return undefined;
    underWay.current.add(name);
    setChanges((all) => [...all, { name, change }]);
    try {
      const answer = await call();
      const known = settled?.(answer) ?? change;
      setChanges((all) => all.map((one) => (one.name === name ? { name, change: known } : one)));
      toast(typeof success === 'function' ? success(answer) : success);
      await revalidate();
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      toast(failure(error.message));
      // Refused: what was seen may be out of date. Where the server did not answer, reading would fail, too.
      if (error.status >= 400 && error.status < 500) void revalidate();
      return error;
    } finally {
      underWay.current.delete(name);
      // Not before the calendar that was read meanwhile is shown: what it names would be gone for a moment, with a
      // dialog that is open about it.
      startTransition(() => setChanges((all) => all.filter((one) => one.name !== name)));
    }
  };
  return { shown: changes.map(({ change }) => change).reduce(withChange, calendar), attempt };
}

export type AttemptChange = ReturnType<typeof useCalendarChanges>['attempt'];
