import { Skeleton } from '#app/ui/loading/skeleton.tsx';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { FreeDay } from './free-day.tsx';

const shown = 4;

interface NextFreeDaysProps {
  professional: { id: string; name: string };
  serviceId: string;
}

/** The next days on which a service has free slots, loaded by the browser; hidden if that fails. */
export function NextFreeDays({ professional, serviceId }: NextFreeDaysProps) {
  const { state, data } = useLoaded(serviceId, async (signal) => {
    const { readFreeDays } = await import('../read-free-days.ts');
    return readFreeDays({ professionalId: professional.id, serviceId, count: shown }, signal);
  });
  if (state === 'failed') return null;
  return (
    <div className="mt-5">
      <h2 className="font-sans text-xs font-semibold tracking-normal text-dim">Next available days</h2>
      {data?.length === 0 ? <p className="mt-2 text-sm">Fully booked right now.</p> : null}
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {data ? (
          data.map((day) => <FreeDay key={day.date} day={day} professional={professional} serviceId={serviceId} />)
        ) : (
          <Waiting />
        )}
      </ul>
    </div>
  );
}

function Waiting() {
  return Array.from({ length: shown }, (_, index) => (
    <li key={index} className="flex min-h-12 items-center">
      <Skeleton className="h-4 w-full rounded-sm" />
    </li>
  ));
}
