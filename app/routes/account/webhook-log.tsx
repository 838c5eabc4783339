import { ChevronLeft } from 'lucide-react';
import { data, Link } from 'react-router';
import { SettingsHeading } from '#app/features/account-settings/components/settings-heading.tsx';
import { requireViewer } from '#app/features/sessions/queries/require-viewer.server.ts';
import { DeliveryList, type ListedDelivery } from '#app/features/webhooks/components/delivery-list.tsx';
import { listDeliveries, type WebhookDeliveryDto } from '#app/features/webhooks/queries/list-deliveries.server.ts';
import { listEndpoints } from '#app/features/webhooks/queries/list-endpoints.server.ts';
import { webhookLimits } from '#app/features/webhooks/webhook.ts';
import { timeAgo } from '#app/lib/dates/relative-time.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import type { Route } from './+types/webhook-log';

export function meta() {
  return [{ title: 'Webhook log | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, params: { id } }: Route.LoaderArgs) {
  const viewer = await requireViewer(request);
  const endpoint = (await listEndpoints(viewer.id)).find((own) => own.id === id);
  if (!endpoint) throw data(null, { status: 404 });
  const before = new URL(request.url).searchParams.get('before');
  const page = { limit: webhookLimits.logPage, ...(isId(before) ? { before } : {}) };
  const { items, next_cursor: older } = await listDeliveries(viewer, id, page);
  const now = Date.now();
  return { url: endpoint.url, older, deliveries: items.map((delivery) => listed(delivery, now)) };
}

function listed(delivery: WebhookDeliveryDto, now: number): ListedDelivery {
  const { id, message_id, type, state, attempts, created_at, payload, response_status, failure } = delivery;
  return {
    id,
    messageId: message_id,
    type,
    state,
    attempts,
    created: timeAgo(Date.parse(created_at), now),
    payload,
    result: failure ?? (response_status === null ? null : `Answered ${response_status}`),
    response: delivery.response_excerpt,
  };
}

export default function WebhookLog({ loaderData: { url, older, deliveries } }: Route.ComponentProps) {
  return (
    <>
      <Link to="/account/developers" className="mb-3 inline-flex min-h-11 items-center gap-1 font-semibold text-dim">
        <ChevronLeft aria-hidden="true" className="size-5" />
        Developers
      </Link>
      <SettingsHeading title="Webhook log" text={<span className="wrap-anywhere">{url}, the last 30 days</span>} />
      <Card padding="large">
        {deliveries.length === 0 ? (
          <p className="text-dim">Nothing was sent yet. Send a test to see how it arrives.</p>
        ) : (
          <DeliveryList deliveries={deliveries} />
        )}
      </Card>
      {older ? (
        <div className="mt-6">
          <ButtonLink to={`?before=${older}`} variant="secondary">
            Older deliveries
          </ButtonLink>
        </div>
      ) : null}
    </>
  );
}
