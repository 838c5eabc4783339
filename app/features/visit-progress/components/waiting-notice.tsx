import { CloudOff } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { isWaiting } from '../visit-lane.ts';
import type { useVisitLane } from './use-visit-lane.ts';

/** What of a visit is not with the server: how much waits for a connection, and what was refused, with the reason. */
export function WaitingNotice({ lane, isOnline }: { lane: ReturnType<typeof useVisitLane>; isOnline: boolean }) {
  const waiting = lane.requests.filter(isWaiting).length;
  const refused = lane.requests.filter((request) => !isWaiting(request));
  return (
    <div role="status" className="flex flex-col gap-3 empty:hidden">
      {waiting > 0 && !isOnline ? (
        <p className="flex gap-3 rounded-card border border-line bg-sand p-4 text-sm">
          <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-dim" />
          <span>
            <strong className="block">You’re offline. Carry on.</strong>
            {waiting === 1 ? 'One thing is' : `${waiting} things are`} saved on this phone, with the time, and sent when
            you’re back.
          </span>
        </p>
      ) : null}
      {refused.map(({ key, refusal }) => (
        <div key={key} className="rounded-card border border-line bg-sand p-4 text-sm">
          <p>
            <strong className="block">That wasn’t recorded</strong>
            {refusal?.message}
          </p>
          <p className="mt-3 flex gap-2">
            <Button variant="secondary" size="small" onClick={() => void lane.retry(key)}>
              Try again
            </Button>
            <Button variant="quiet" size="small" onClick={() => void lane.discard(key)}>
              Discard
            </Button>
          </p>
        </div>
      ))}
    </div>
  );
}
