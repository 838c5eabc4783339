import { useState } from 'react';
import type { AddedClient } from '#app/features/added-clients/added-client.ts';
import { ClientSuggestions } from '#app/features/added-clients/components/client-suggestions.tsx';
import { useClientSuggestions } from '#app/features/added-clients/components/use-client-suggestions.ts';
import { byHandLimits } from '#app/features/bookings/by-hand/by-hand-limits.ts';
import { personLimits } from '#app/features/profiles/person-limits.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { PlaceFields } from './place-fields.tsx';

interface PersonFieldsProps {
  errors: Readonly<Record<string, string>>;
  /** Whom the fields begin with. */
  client: AddedClient | undefined;
  onChoose: (client: AddedClient) => void;
}

/** Who a visit is for and where it takes place. A name like that of an added client offers to fill in the rest. */
export function PersonFields({ errors, client, onChoose }: PersonFieldsProps) {
  const [name, setName] = useState(client?.name ?? '');
  const suggested = useClientSuggestions(name === client?.name ? '' : name);
  return (
    <fieldset className="flex flex-col gap-5 border-t border-line pt-5">
      <legend className="sr-only">Who it is for</legend>
      <TextField
        label="Name"
        name="name"
        required
        autoComplete="off"
        maxLength={byHandLimits.nameMaximum}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={errors['name']}
      />
      <ClientSuggestions clients={suggested} onChoose={onChoose} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          type="tel"
          label="Phone"
          name="phone"
          autoComplete="off"
          maxLength={personLimits.phoneMaximum}
          defaultValue={client?.phone ?? ''}
          error={errors['phone']}
        />
        <TextField
          type="email"
          label="Email"
          name="email"
          autoComplete="off"
          help="For a link to pay. We email nothing unless you ask for it."
          defaultValue={client?.email ?? ''}
          error={errors['email']}
        />
      </div>
      <PlaceFields errors={errors} location={client?.location ?? ''} />
    </fieldset>
  );
}
