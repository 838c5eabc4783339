import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import type { ImportPreviewDto } from '../import-dto.ts';
import type { ImportChoices } from '../lines/import-choices.ts';

interface VisitChoicesProps {
  preview: ImportPreviewDto;
  choices: ImportChoices;
  onChange: (choices: Partial<ImportChoices>) => void;
}

/** What is said about all visits of a file: their service, and whether their people become clients. */
export function VisitChoices({
  preview: { services, time_zone },
  choices: { service_id, adds_clients },
  onChange,
}: VisitChoicesProps) {
  if (services.length === 0) {
    return (
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <p>A visit is always one of your services, and you have none yet.</p>
        <ButtonLink to="/dashboard/professional/services" variant="secondary">
          Add a service
        </ButtonLink>
      </Card>
    );
  }
  return (
    <Card className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField
        label="Service for visits that name none of yours"
        help={`Times are read in your time zone, ${time_zone.replaceAll('_', ' ')}.`}
        value={service_id ?? ''}
        onChange={({ target }) => onChange({ service_id: target.value || null })}
      >
        <option value="">Choose a service</option>
        {services.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <CheckboxField
        label="Add their people to my clients, too"
        checked={adds_clients}
        onChange={({ target }) => onChange({ adds_clients: target.checked })}
        className="sm:pt-7"
      />
    </Card>
  );
}
