import { useState } from 'react';
import { api } from '#app/api-client.ts';
import type { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { Weekday } from '#app/features/slot-rules/availability-limits.ts';
import { availabilityErrors } from '../../availability.errors.ts';
import { saveFailure } from '../../availability-messages.ts';
import type { AffectedBookingDto } from '../../blocks/blocked-slot.ts';
import {
  copyDay,
  endsBeforeItBegins,
  sameHours,
  weekToEdit,
  type HoursRow,
} from '#app/features/slot-rules/hours/weekly-hours.ts';

type Ask = (question: { bookings: readonly AffectedBookingDto[]; confirm: string }) => Promise<boolean>;

/** The week being edited, beside the saved one. */
export function useWeeklyHours(loaded: readonly HoursRow[], ask: Ask) {
  const [saved, setSaved] = useState<readonly HoursRow[]>(loaded);
  const [week, setWeek] = useState<readonly HoursRow[]>(() => weekToEdit(loaded));
  const isNew = saved.length === 0;
  const showSaved = async () => {
    const { items } = await api.get('/professional-hours');
    setSaved(items);
    setWeek(weekToEdit(items));
  };
  const { busy, run } = useAction(
    async () => {
      const hours = [...week];
      const { bookings } = await api.post('/availability-previews', { json: { hours } });
      if (bookings.length > 0 && !(await ask({ bookings, confirm: 'Save anyway' }))) return;
      const { items } = await api.put('/professional-hours', {
        json: { hours, base: [...saved], seen_bookings: bookings.map(({ id }) => id) },
      });
      setSaved(items);
      // What was changed meanwhile stays, and is not saved yet.
      setWeek((now) => (now === week ? weekToEdit(items) : now));
      toast({ tone: 'success', title: 'Hours saved', description: 'Clients see your new hours now.' });
    },
    { onFailure: (failure) => toast(failureToast(failure, showSaved)) },
  );
  return {
    week,
    isNew,
    isSaving: busy,
    isChanged: !sameHours(week, isNew ? weekToEdit(saved) : saved),
    hasErrors: week.some(endsBeforeItBegins),
    change: (day: Weekday, change: Partial<HoursRow>) =>
      setWeek(week.map((hours) => (hours.day === day ? { ...hours, ...change } : hours))),
    copy: (from: Weekday, to: readonly Weekday[]) => setWeek(copyDay(week, from, to)),
    discard: () => setWeek(weekToEdit(saved)),
    save: run,
  };
}

/**
 * Returns the toast for a failed save. If another tab changed the hours, the toast can show them; the own edits stay
 * until then.
 */
function failureToast(failure: ApiFailure, showSaved: () => Promise<void>) {
  const isOld = failure.code === availabilityErrors.changed_elsewhere.code;
  const text = saveFailure('hours', failure);
  return isOld ? { ...text, action: { label: 'Show the saved version', onPress: () => void showSaved() } } : text;
}
