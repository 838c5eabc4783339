import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiFailure } from '#app/platform/http/api-failure.ts';
import { toast, type ToastOptions } from '#app/ui/toast.ts';
import { withChange, type CalendarChange } from '../calendar-changes.ts';
import type { CalendarDto } from '../calendar-dto.ts';

interface Attempt {
  change: CalendarChange;
  call: () => Promise<unknown>;
  success: ToastOptions;
  failure: (reason: string) => ToastOptions;
}

/**
 * The calendar with what was just asked for already in it. `attempt` shows a change at once, and takes it back with a
 * toast when the server refuses it.
 */
export function useCalendarChanges(calendar: CalendarDto) {
  const { revalidate } = useRevalidator();
  const [changes, setChanges] = useState<readonly CalendarChange[]>([]);
  const underWay = useRef(new Set<string>());

  /** @returns why it failed; undefined when it went through, or is under way already. */
  const attempt = async ({ change, call, success, failure }: Attempt): Promise<ApiFailure | undefined> => {
    const name = JSON.stringify(change);
    if (underWay.current.has(name)) return undefined;
    underWay.current.add(name);
    setChanges((others) => [...others, change]);
    try {
      await call();
      toast(success);
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
      setChanges((others) => others.filter((other) => other !== change));
    }
  };
  return { shown: changes.reduce(withChange, calendar), attempt };
}

export type AttemptChange = ReturnType<typeof useCalendarChanges>['attempt'];
