import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button } from '#app/ui/button.tsx';
import { StatusPill, type StatusTone } from '#app/ui/status-pill.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import type { DeliveryState } from '../webhook.ts';

/** A delivery as the log shows it; times are in words, formatted by the server. */
export interface ListedDelivery {
  id: string;
  messageId: string;
  type: string;
  state: DeliveryState;
  attempts: number;
  created: string;
  payload: string;
  /** "200" or why there was no answer. */
  result: string | null;
  response: string | null;
}

const states: Record<DeliveryState, { tone: StatusTone; label: string }> = {
  pending: { tone: 'warning', label: 'Waiting' },
  delivered: { tone: 'success', label: 'Delivered' },
  failed: { tone: 'danger', label: 'Failed' },
};

/** What was sent to an endpoint, newest first; each can be opened, and sent again. */
export function DeliveryList({ deliveries }: { deliveries: readonly ListedDelivery[] }) {
  return (
    <ul aria-label="Deliveries" className="divide-y divide-line">
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  );
}

function DeliveryRow({ delivery }: { delivery: ListedDelivery }) {
  const { type, state, attempts, created, result } = delivery;
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return (
    <li className="py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="flex flex-wrap items-center gap-2 text-base font-semibold wrap-anywhere">
            {type}
            <StatusPill {...states[state]} />
          </h2>
          <p className="text-sm text-dim">
            {created} · {tries}
            {result ? ` · ${result}` : ''}
          </p>
        </div>
        <Replay delivery={delivery} />
      </div>
      <DeliveryDetails delivery={delivery} />
    </li>
  );
}

function DeliveryDetails({ delivery: { messageId, payload, response } }: { delivery: ListedDelivery }) {
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-green">
        Request and answer
      </summary>
      <p className="mt-1 font-mono text-xs wrap-anywhere text-dim">{messageId}</p>
      <Excerpt label="Request" text={payload} />
      <Excerpt label="Answer" text={response || 'Empty'} />
    </details>
  );
}

function Excerpt({ label, text }: { label: string; text: string }) {
  return (
    <div className="mt-3">
      <p className="text-xs font-semibold text-dim">{label}</p>
      <pre className="mt-1 max-h-60 overflow-auto rounded-control bg-sand p-4 font-mono text-xs whitespace-pre-wrap wrap-anywhere">
        {text}
      </pre>
    </div>
  );
}

function Replay({ delivery: { id, type } }: { delivery: ListedDelivery }) {
  const { revalidate } = useRevalidator();
  const { busy, run } = useAction(
    async () => {
      await api.post('/account/webhook-deliveries/:id/replay', { param: { id } });
      toast({ title: 'Sent again', description: 'Its answer is here in a moment.', tone: 'success' });
    },
    {
      onFailure: ({ message }) => toast({ title: 'Not sent again', description: message, tone: 'error' }),
      onSettled: revalidate,
    },
  );
  return (
    <Button variant="secondary" size="small" loading={busy} onClick={() => void run()}>
      Send again <span className="sr-only">{type}</span>
    </Button>
  );
}
