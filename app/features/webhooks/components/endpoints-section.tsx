import { Plus, Webhook } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { SettingsSection } from '#app/features/account-settings/components/settings-section.tsx';
import { Button } from '#app/ui/button.tsx';
import { useFocusAfterChange } from '#app/ui/fields/use-focus-after-change.ts';
import { SecretOnce } from '#app/ui/secret-once.tsx';
import type { WebhookEndpointDto } from '../queries/list-endpoints.server.ts';
import { EndpointForm } from './endpoint-form.tsx';
import { EndpointRow } from './endpoint-row.tsx';

interface EndpointsSectionProps {
  endpoints: readonly WebhookEndpointDto[];
  isProfessional: boolean;
}

/** A person's webhook endpoints, and the form for another one. */
export function EndpointsSection({ endpoints, isProfessional }: EndpointsSectionProps) {
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const form = useFocusAfterChange(secret ? undefined : isOpen ? 'form' : 'button');
  const show = (created: string) => {
    setSecret(created);
    setOpen(false);
    void revalidate();
  };
  return (
    <SettingsSection
      title="Webhooks"
      text="We call your URL when something happens to a booking, so that your program doesn’t have to ask."
    >
      <div className="flex flex-col gap-6">
        {secret ? (
          <SecretOnce
            title="Your endpoint’s signing secret"
            text="Your program verifies with it that a call comes from us. Copy it now: we won’t show it again."
            secret={secret}
            onDone={() => setSecret(undefined)}
          />
        ) : null}
        {endpoints.length > 0 ? <EndpointList endpoints={endpoints} /> : secret || isOpen ? null : <NoEndpoints />}
        <div ref={form}>
          {isOpen ? (
            <EndpointForm isProfessional={isProfessional} onAdded={show} onCancel={() => setOpen(false)} />
          ) : (
            <Button variant="secondary" onClick={() => setOpen(true)}>
              <Plus aria-hidden="true" className="size-5" />
              New endpoint
            </Button>
          )}
        </div>
      </div>
    </SettingsSection>
  );
}

function EndpointList({ endpoints }: { endpoints: readonly WebhookEndpointDto[] }) {
  return (
    <ul aria-label="Webhook endpoints" className="divide-y divide-line">
      {endpoints.map((endpoint) => (
        <EndpointRow key={endpoint.id} endpoint={endpoint} />
      ))}
    </ul>
  );
}

function NoEndpoints() {
  return (
    <p className="flex items-center gap-3 rounded-control bg-sand p-4 text-dim">
      <Webhook aria-hidden="true" className="size-5 shrink-0" />
      No endpoints yet.
    </p>
  );
}
