import { Webhook } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import type { WebhookEndpointDto } from '../queries/list-endpoints.server.ts';
import { useEndpointActions } from './use-endpoint-actions.ts';

/** An endpoint in the list: where it is, whether it works, and what can be done with it. */
export function EndpointRow({ endpoint }: { endpoint: WebhookEndpointDto }) {
  const { id, url, owner, events } = endpoint;
  return (
    <li className="flex flex-col gap-3 py-5 first:pt-0 last:pb-0">
      <div className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className="flex size-11 shrink-0 items-center justify-center rounded-control bg-sand text-green"
        >
          <Webhook className="size-5" />
        </span>
        <div className="min-w-0 flex-1 text-sm text-dim">
          <h3 className="flex flex-wrap items-center gap-2 text-base font-semibold wrap-anywhere text-ink">
            <BreakableUrl url={url} />
            {owner === 'business' ? <Badge tone="green">Business</Badge> : null}
            <EndpointState endpoint={endpoint} />
          </h3>
          <p className="mt-1 wrap-anywhere">{events.length > 0 ? events.join(' · ') : 'No events'}</p>
          <WhyOff endpoint={endpoint} />
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:pl-15">
        <ButtonLink to={`/account/developers/webhooks/${id}`} variant="secondary" size="small">
          Log <span className="sr-only">of {url}</span>
        </ButtonLink>
        <EndpointActions endpoint={endpoint} />
      </div>
    </li>
  );
}

/** A URL that breaks behind its slashes before it breaks anywhere. */
function BreakableUrl({ url }: { url: string }) {
  const parts = url.split(/(?<=\/)(?=[^/])/);
  return (
    <span>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one URL never change places
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}

function EndpointState({ endpoint: { enabled, failing_since } }: { endpoint: WebhookEndpointDto }) {
  if (!enabled) return <StatusPill tone="neutral" label="Off" />;
  return failing_since ? <StatusPill tone="warning" label="Failing" /> : <StatusPill tone="success" label="On" />;
}

function WhyOff({ endpoint: { enabled, disabled_reason } }: { endpoint: WebhookEndpointDto }) {
  if (enabled || !disabled_reason) return null;
  return (
    <p className="mt-1 text-danger">
      {disabled_reason === 'gone'
        ? 'We turned it off: it answered that it wants no more webhooks (410).'
        : 'We turned it off: it accepted nothing for three days.'}
    </p>
  );
}

function EndpointActions({ endpoint }: { endpoint: WebhookEndpointDto }) {
  const { pending, run } = useEndpointActions(endpoint);
  const [isAsking, setAsking] = useState(false);
  const about = <span className="sr-only">{endpoint.url}</span>;
  return (
    <>
      {endpoint.enabled ? (
        <Button variant="secondary" size="small" loading={pending === 'test'} onClick={() => void run('test')}>
          Send test {about}
        </Button>
      ) : null}
      <Button variant="secondary" size="small" loading={pending === 'switch'} onClick={() => void run('switch')}>
        {endpoint.enabled ? 'Turn off' : 'Turn on'} {about}
      </Button>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        Delete {about}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Delete this endpoint?"
        description="It hears of nothing anymore, and its log is deleted. You can’t undo this."
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button variant="danger" loading={pending === 'delete'} onClick={() => void run('delete')}>
              Delete endpoint
            </Button>
          </>
        }
      />
    </>
  );
}
