import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { SettingsForm } from '#app/features/account-settings/components/settings-form.tsx';
import type { KeyOwner } from '#app/platform/access/key-scopes.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckboxGroup } from '#app/ui/fields/checkbox-group.tsx';
import { Options } from '#app/ui/fields/options.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useForm } from '#app/ui/fields/use-form.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { eventsFor, happeningOf } from '../webhook-events.ts';
import { newEndpointSchema } from '../webhook.schema.ts';
import { webhookLimits } from '../webhook.ts';

interface EndpointFormProps {
  isProfessional: boolean;
  onAdded: (secret: string) => void;
  onCancel: () => void;
}

const owners = { person: 'Visits you booked', business: 'Visits your business makes' };

/** The form for a new endpoint. */
export function EndpointForm({ isProfessional, onAdded, onCancel }: EndpointFormProps) {
  const [owner, setOwner] = useState<KeyOwner>(isProfessional ? 'business' : 'person');
  const { errors, busy, submit } = useForm({
    schema: newEndpointSchema,
    read: (form) => {
      const data = new FormData(form);
      return { url: data.get('url'), owner, events: data.getAll('events') };
    },
    send: async (json) => onAdded((await api.post('/account/webhook-endpoints', { json })).secret),
    onFailure: ({ fields, message }) => {
      if (Object.keys(fields).length === 0) toast({ title: 'Endpoint not added', description: message, tone: 'error' });
    },
  });
  const events = eventsFor(owner).map((type) => ({
    value: type,
    label: type,
    help: `When ${happeningOf(type, owner)}`,
  }));
  return (
    <SettingsForm
      name="webhook-endpoint"
      busy={busy}
      onSubmit={submit}
      button="Add endpoint"
      aside={
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <TextField
        label="URL"
        name="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={webhookLimits.urlMaximum}
        error={errors['url']}
        help="A public https URL, such as https://example.com/hooks."
      />
      {isProfessional ? (
        <SelectField label="Events of" value={owner} onChange={(event) => setOwner(event.target.value as KeyOwner)}>
          <Options choices={owners} />
        </SelectField>
      ) : null}
      <CheckboxGroup legend="Events" name="events" choices={events} error={errors['events']} />
    </SettingsForm>
  );
}
