import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { OwnerField } from '#app/features/account-settings/components/owner-field.tsx';
import { SettingsForm } from '#app/features/account-settings/components/settings-form.tsx';
import { keyScopes, scopesFor, type KeyOwner } from '#app/platform/access/key-scopes.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckboxGroup } from '#app/ui/fields/checkbox-group.tsx';
import { Options } from '#app/ui/fields/options.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useForm } from '#app/ui/fields/use-form.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { newKeySchema } from '../api-key.schema.ts';
import { apiKeyLimits, keyLifetimes, keyRates } from '../api-key.ts';

interface KeyFormProps {
  isProfessional: boolean;
  hasPassword: boolean;
  onCreated: (secret: string) => void;
  onCancel: () => void;
}

const owners = { person: 'Your own bookings, as a client', business: 'Your business, as a professional' };
const lifetimes = {
  ...Object.fromEntries(keyLifetimes.map((days) => [String(days), days === 365 ? 'In a year' : `In ${days} days`])),
  '': 'Never',
};
const rates = Object.fromEntries(keyRates.map((rate) => [String(rate), `${rate} calls a minute`]));

/** The form for a new key. */
export function KeyForm({ isProfessional, hasPassword, onCreated, onCancel }: KeyFormProps) {
  const [owner, setOwner] = useState<KeyOwner>(isProfessional ? 'business' : 'person');
  const { errors, busy, submit } = useForm({
    schema: newKeySchema,
    read: (form) => valuesOf(form, owner),
    send: async (json) => onCreated((await api.post('/account/api-keys', { json })).secret),
    onFailure: ({ fields, message }) => {
      if (Object.keys(fields).length === 0) toast({ title: 'Key not created', description: message, tone: 'error' });
    },
  });
  const scopes = scopesFor(owner).map((scope) => ({ value: scope, label: labelOf(scope, owner) }));
  return (
    <SettingsForm
      name="api-key"
      busy={busy}
      onSubmit={submit}
      button="Create key"
      aside={
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <TextField
        label="Name"
        name="name"
        required
        maxLength={apiKeyLimits.nameMaximum}
        error={errors['name']}
        help="Which program it is for, such as “Calendar sync”."
      />
      {isProfessional ? (
        <SelectField label="Access to" value={owner} onChange={(event) => setOwner(event.target.value as KeyOwner)}>
          <Options choices={owners} />
        </SelectField>
      ) : null}
      <CheckboxGroup legend="Permissions" name="scopes" choices={scopes} error={errors['scopes']} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Expires" name="expires_in_days" defaultValue="90" error={errors['expires_in_days']}>
          <Options choices={lifetimes} />
        </SelectField>
        <SelectField label="Rate limit" name="per_minute" defaultValue="300" error={errors['per_minute']}>
          <Options choices={rates} />
        </SelectField>
      </div>
      <OwnerField hasPassword={hasPassword} problem={errors['password']} />
    </SettingsForm>
  );
}

/** Bookings mean different things to the two sides. */
function labelOf(scope: ReturnType<typeof scopesFor>[number], owner: KeyOwner): string {
  if (scope !== 'write:bookings') return keyScopes[scope].label;
  return owner === 'person' ? 'Book, move and cancel visits' : 'Complete and cancel visits';
}

function valuesOf(form: HTMLFormElement, owner: KeyOwner) {
  const data = new FormData(form);
  const days = data.get('expires_in_days');
  return {
    name: data.get('name'),
    owner,
    scopes: data.getAll('scopes'),
    expires_in_days: days === '' ? null : Number(days),
    per_minute: Number(data.get('per_minute')),
    password: data.get('password') ?? undefined,
  };
}
