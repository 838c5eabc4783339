import { startTransition, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { toast, type ToastOptions } from '#app/ui/toasts/toast.ts';
import { withChange, type CalendarChange } from '../calendar-changes.ts';
import type { CalendarDto } from '../calendar-dto.ts';

interface Attempt<Answer> {
  change: CalendarChange;
  call: () => Promise<Answer>;
  /** The change with the id the server assigned. */
  settled?: (answer: Answer) => CalendarChange;
  success: ToastOptions | ((answer: Answer) => ToastOptions);
  failure: (reason: string) => ToastOptions;
}

/** A change in progress, named by its content: the same change is not requested again meanwhile. */
type Shown = { name: string; change: CalendarChange };

/**
 * The calendar with pending changes applied. `attempt` shows a change at once and reverts it with a toast if the
 * server refuses it.
 */
export function useCalendarChanges(calendar: CalendarDto) {
  const { revalidate } = useRevalidator();
  const [changes, setChanges] = useState<readonly Shown[]>([]);
  const underWay = useRef(new Set<string>());

  /** @returns why it failed; undefined if it succeeded or is already in progress */
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
      // The server refused, so the displayed data may be stale. If it did not answer, reloading would fail as well.
      if (error.status >= 400 && error.status < 500) void revalidate();
      return error;
    } finally {
      underWay.current.delete(name);
      // A transition keeps the change until the reloaded calendar is shown; otherwise its item would disappear for a
      // moment, with an open dialog about it.
      startTransition(() => setChanges((all) => all.filter((one) => one.name !== name)));
    }
  };
  return { shown: changes.map(({ change }) => change).reduce(withChange, calendar), attempt };
}

export type AttemptChange = ReturnType<typeof useCalendarChanges>['attempt'];
