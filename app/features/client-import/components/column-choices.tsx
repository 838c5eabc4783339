import { SelectField } from '#app/ui/fields/select-field.tsx';
import { type ImportColumns, importFieldNames, importFields } from '../columns/import-fields.ts';
import type { ImportPreviewDto } from '../import-dto.ts';

interface ColumnChoicesProps {
  columns: ImportPreviewDto['columns'];
  onChange: (columns: ImportColumns) => void;
}

/** What the columns of a file hold, as we recognized it, to be corrected. */
export function ColumnChoices({ columns, onChange }: ColumnChoicesProps) {
  const known = columns.filter(({ field }) => field !== null).length;
  const hasName = columns.some(({ field }) => field === 'name' || field === 'first_name');
  // A field that a second column is said to hold leaves the first.
  const choose = (index: number, chosen: string) => {
    const field = importFieldNames.find((one) => one === chosen) ?? null;
    onChange(columns.map((column, other) => (other === index ? field : column.field === field ? null : column.field)));
  };
  return (
    <details open={!hasName || undefined} className="rounded-card border border-line bg-card">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-5 py-3 font-semibold">
        Columns
        <span className="text-sm font-normal text-dim">
          {known} of {columns.length} recognized
        </span>
      </summary>
      <div className="grid gap-x-5 gap-y-4 px-5 pb-5 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ name, field, sample }, index) => (
          <SelectField
            key={`${index} ${name}`}
            label={name}
            help={sample === '' ? 'Empty' : sample}
            value={field ?? ''}
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
