import { Search } from 'lucide-react';
import { Options } from '#app/ui/fields/options.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useComingQuery } from '#app/ui/fields/use-coming-query.ts';
import { useSearchText } from '#app/ui/fields/use-search-text.ts';
import { Form } from '#app/ui/fields/form.tsx';
import {
  historyLimits,
  historyPeriods,
  historyRequest,
  historyStatuses,
  type HistoryFilter,
} from '../payment-history.ts';

interface HistoryFiltersProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** The filters of the history; typing searches after a short pause. */
export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const coming = useComingQuery();
  const { status, period } = coming ? historyRequest(coming) : filter;
  const chosen = { ...filter, status, period };
  const search = useSearchText(filter.search, (wanted) => onChange({ ...chosen, search: wanted }));
  return (
    <Form
      name="payment-search"
      role="search"
      aria-label="Search payments"
      onSubmit={search.submit}
      className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[minmax(0,1fr)_200px_200px]"
    >
      <TextField
        label="Search"
        type="search"
        className="max-lg:col-span-2"
        placeholder="Client or service"
        leading={<Search aria-hidden="true" className="size-5" />}
        maxLength={historyLimits.searchMaximum}
        value={search.text}
        onChange={(event) => search.setText(event.target.value)}
      />
      <SelectField
        label="Status"
        value={status}
        onChange={(event) => onChange({ ...chosen, status: event.target.value as HistoryFilter['status'] })}
      >
        <Options choices={historyStatuses} />
      </SelectField>
      <SelectField
        label="Date of the visit"
        value={period}
        onChange={(event) => onChange({ ...chosen, period: event.target.value as HistoryFilter['period'] })}
      >
        <Options choices={historyPeriods} />
      </SelectField>
    </Form>
  );
}
