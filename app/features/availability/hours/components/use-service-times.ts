import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { newServiceTime } from '#app/features/slot-rules/availability-limits.ts';
import { availabilityErrors } from '../../availability.errors.ts';
import { saveFailure } from '../../availability-messages.ts';
import { serviceTimeErrors, type EditedServiceTime, type ServiceTimeRow } from '../service-time-edit.ts';
import { sameServiceTimes } from '#app/features/slot-rules/hours/service-time.ts';

/** The service times being edited, beside the saved ones. */
export function useServiceTimes(loaded: readonly ServiceTimeRow[]) {
  const [saved, setSaved] = useState(loaded);
  const [rows, setRows] = useState<readonly EditedServiceTime[]>(loaded);
  const showSaved = async () => {
    const { items } = await api.get('/service-times');
    setSaved(items);
    setRows(items);
  };
  const { busy, run } = useAction(
    async () => {
      const { items } = await api.put('/service-times', {
        json: { service_times: rows.map(toRow), base: saved.map(toRow) },
      });
      setSaved(items);
      // What was changed meanwhile stays, and is not saved yet.
      setRows((now) => (now === rows ? items : now));
      toast({ tone: 'success', title: 'Service times saved', description: 'They apply to new bookings from now on.' });
    },
    {
      onFailure: (failure) => {
        const isOld = failure.code === availabilityErrors.changed_elsewhere.code;
        toast({
          ...saveFailure('times', failure),
          ...(isOld ? { action: { label: 'Show the saved version', onPress: () => void showSaved() } } : {}),
        });
      },
    },
  );
  return {
    rows,
    isSaving: busy,
    isChanged: !sameServiceTimes(rows.map(toRow), saved),
    hasErrors: rows.some((row) => Object.keys(serviceTimeErrors(row)).length > 0),
    /** Adds a service that is not listed yet, with the default times (HOURS-024, HOURS-025). */
    add: (serviceId: string) =>
      setRows([
        ...rows,
        { service_id: serviceId, duration: newServiceTime.duration, buffer_time: newServiceTime.buffer },
      ]),
    change: (serviceId: string, change: Partial<EditedServiceTime>) =>
      setRows(rows.map((row) => (row.service_id === serviceId ? { ...row, ...change } : row))),
    remove: (serviceId: string) => setRows(rows.filter((row) => row.service_id !== serviceId)),
    discard: () => setRows(saved),
    save: run,
  };
}

function toRow({ service_id, duration, buffer_time }: EditedServiceTime): ServiceTimeRow {
  return { service_id, duration: Number(duration), buffer_time: Number(buffer_time) };
}
