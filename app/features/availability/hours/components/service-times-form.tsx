import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import type { ServiceTimeRow } from '../service-time-edit.ts';
import { SaveBar } from '../../components/save-bar.tsx';
import { ServiceTimeFields } from './service-time-fields.tsx';
import { useServiceTimes } from './use-service-times.ts';

/** One of the professional's own services; `duration` in minutes. */
export type OwnService = { id: string; name: string; duration: number };

interface ServiceTimesFormProps {
  services: readonly OwnService[];
  times: readonly ServiceTimeRow[];
  /** Called with whether leaving would lose changes. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The form for the duration of each service and the buffer after it. */
export function ServiceTimesForm({ services, times, onUnsaved }: ServiceTimesFormProps) {
  const form = useServiceTimes(times);
  useEffect(() => onUnsaved(form.isChanged), [form.isChanged, onUnsaved]);
  const unlisted = services.filter(({ id }) => !form.rows.some((row) => row.service_id === id));
  if (services.length === 0) return <NoServices />;
  return (
    <div className="max-w-[760px]">
      {form.rows.length > 0 ? (
        <Card padding="none">
          <ul className="divide-y divide-line">
            {form.rows.map((row) => (
              <ServiceTimeFields
                key={row.service_id}
                name={services.find(({ id }) => id === row.service_id)?.name ?? 'Service'}
                row={row}
                onChange={(change) => form.change(row.service_id, change)}
                onRemove={() => form.remove(row.service_id)}
              />
            ))}
          </ul>
        </Card>
      ) : (
        <p className="rounded-card border border-dashed border-edge px-5 py-8 text-center text-dim">
          No custom times yet. Each service takes as long as your services list says, with no buffer.
        </p>
      )}
      <AddService unlisted={unlisted} onAdd={form.add} />
      <p className="mt-5 text-sm text-dim">
        The buffer stays free after each visit, so you can get to the next one. Visits already booked keep their
        original times.
      </p>
      <SaveBar
        isShown={form.isChanged}
        problem={form.hasErrors ? 'Some of the minutes need fixing.' : undefined}
        saveButton={
          <Button onClick={() => void form.save()} loading={form.isSaving} disabled={!form.isChanged || form.hasErrors}>
            Save service times
          </Button>
        }
        discardButton={
          <Button variant="secondary" onClick={form.discard} disabled={!form.isChanged || form.isSaving}>
            Discard
          </Button>
        }
      />
    </div>
  );
}

/** Only services that are not listed yet can be added (HOURS-023). */
function AddService({ unlisted, onAdd }: { unlisted: readonly OwnService[]; onAdd: (id: string) => void }) {
  const [choice, setChoice] = useState('');
  const chosen = unlisted.some(({ id }) => id === choice) ? choice : (unlisted[0]?.id ?? '');
  if (unlisted.length === 0) return <p className="mt-5 text-sm text-dim">All your services are on the list.</p>;
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3">
      <SelectField
        label="Add a service"
        className="w-full sm:w-80"
        value={chosen}
        onChange={(event) => setChoice(event.target.value)}
      >
        {unlisted.map(({ id, name, duration }) => (
          <option key={id} value={id}>
            {duration > 0 ? `${name} (${duration} min)` : name}
          </option>
        ))}
      </SelectField>
      <Button variant="secondary" onClick={() => onAdd(chosen)}>
        <Plus aria-hidden="true" className="size-5" />
        Add
      </Button>
    </div>
  );
}

function NoServices() {
  return (
    <EmptyState
      title="No services yet"
      text="Add your services first, then set how long each one takes."
      action={<ButtonLink to="/dashboard/professional/services">Go to services</ButtonLink>}
    />
  );
}
