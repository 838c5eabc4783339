import { StatusPill } from '#app/ui/status-pill.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { type ClientStatus, statusText } from '../client-row.ts';
import { clientMessages } from '../client-messages.ts';

/** The Active or Inactive label, with an explanation (OPEN-09). */
export function ClientStatusPill({ status }: { status: ClientStatus }) {
  return (
    <Tooltip text={clientMessages.status[status]} className="inline-flex min-h-11 items-center rounded-full">
      <StatusPill tone={status === 'active' ? 'success' : 'neutral'} label={statusText(status)} />
    </Tooltip>
  );
}
