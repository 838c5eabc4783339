import { SelectField } from '#app/ui/fields/select-field.tsx';
import { ChevronDownIcon } from '#app/ui/icons.tsx';
import { type ImportColumns, importFieldNames, importFields } from '#app/features/import-files/import-fields.ts';
import type { ImportPreviewDto } from '../import-dto.ts';

interface ColumnChoicesProps {
  columns: ImportPreviewDto['columns'];
  chosen: ImportColumns;
  onChange: (columns: ImportColumns) => void;
}

/** What the columns of a file hold, as we recognized it, to be corrected. */
export function ColumnChoices({ columns, chosen, onChange }: ColumnChoicesProps) {
  const known = chosen.filter((field) => field !== null).length;
  const hasName = chosen.includes('name') || chosen.includes('first_name');
  // A field that a second column is said to hold leaves the first.
  const choose = (index: number, value: string) => {
    const field = importFieldNames.find((one) => one === value) ?? null;
    onChange(chosen.map((held, other) => (other === index ? field : held === field ? null : held)));
  };
  return (
    <details open={!hasName || undefined} className="group rounded-card border border-line bg-card">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-5 py-3 font-semibold">
        Columns
        <span className="text-sm font-normal text-dim">
          {known} of {columns.length} recognized
        </span>
        <ChevronDownIcon className="ml-auto size-5 text-dim group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-5 gap-y-4 px-5 pb-5 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ name, sample }, index) => (
          <SelectField
            key={`${index} ${name}`}
            label={name}
            help={sample === '' ? 'Empty' : sample}
            value={chosen[index] ?? ''}
            onChange={({ target }) => choose(index, target.value)}
          >
            <option value="">Not imported</option>
            {importFieldNames.map((one) => (
              <option key={one} value={one}>
                {importFields[one]}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </details>
  );
}
