import { clockTime, formatVisitDay } from '#app/lib/dates/date-format.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import type { ImportLineDto, ImportPreviewDto } from '../import-dto.ts';

interface LineVisitProps {
  line: ImportLineDto;
  services: ImportPreviewDto['services'];
  onService: (id: string) => void;
}

/** When the visit of a line takes place, and its service, which can be chosen. */
export function LineVisit({
  line: { number, name, start, end, service_id, lacks_service },
  services,
  onService,
}: LineVisitProps) {
  const isChoosable = lacks_service || (start !== null && services.length > 1);
  return (
    <span className="block text-sm">
      {start === null || end === null ? null : (
        <span className="tabular block">
          {formatVisitDay(start.slice(0, 10))}, {clockTime(start)} to {clockTime(end)}
        </span>
      )}
      {isChoosable ? (
        <SelectField
          label={`Service of line ${number}, ${name}`}
          hideLabel
          className="mt-1 min-w-40"
          value={service_id ?? ''}
          onChange={({ target }) => target.value !== '' && onService(target.value)}
        >
          {service_id === null ? <option value="">Choose a service</option> : null}
          {services.map(({ id, name: service }) => (
            <option key={id} value={id}>
              {service}
            </option>
          ))}
        </SelectField>
      ) : (
        <span className="block">{services.find(({ id }) => id === service_id)?.name}</span>
      )}
    </span>
  );
}
