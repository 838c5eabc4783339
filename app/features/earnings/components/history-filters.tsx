import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useDebounced } from '#app/ui/use-debounced.ts';
import { historyLimits, historyPeriods, historyStatuses, type HistoryFilter } from '../payment-history.ts';

interface HistoryFiltersProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

const pause = 300;

/** What the history is narrowed to; typing searches after a short pause. */
export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const search = useSearchText(filter, onChange);
  return (
    <form role="search" aria-label="Search payments" onSubmit={search.submit} className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[minmax(0,1fr)_200px_200px]">
      <TextField
        label="Search"
        type="search"
        className="max-lg:col-span-2"
        placeholder="Client or service"
        leading={<Search aria-hidden="true" className="size-5" />}
        maxLength={historyLimits.searchMost}
        value={search.text}
        onChange={(event) => search.setText(event.target.value)}
      />
      <SelectField label="Status" value={filter.status} onChange={(event) => onChange({ ...filter, status: event.target.value as HistoryFilter['status'] })}>
        <Options choices={historyStatuses} />
      </SelectField>
      <SelectField label="Date of the visit" value={filter.period} onChange={(event) => onChange({ ...filter, period: event.target.value as HistoryFilter['period'] })}>
        <Options choices={historyPeriods} />
      </SelectField>
    </form>
  );
}

function Options({ choices }: { choices: Readonly<Record<string, string>> }) {
  return Object.entries(choices).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** The text as it is typed; the address follows, and the text follows the address when that changes by itself. */
function useSearchText(filter: HistoryFilter, onChange: (filter: HistoryFilter) => void) {
  const [text, setText] = useState(filter.search);
  const [followed, setFollowed] = useState(filter.search);
  if (followed !== filter.search) {
    setFollowed(filter.search);
    if (text.trim() !== filter.search) setText(filter.search);
  }
  const settled = useDebounced(text, pause);
  const searchFor = useEffectEvent((wanted: string) => {
    if (wanted.trim() !== filter.search && wanted === text) onChange({ ...filter, search: wanted.trim() });
  });
  useEffect(() => searchFor(settled), [settled]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    searchFor(text);
  };
  return { text, setText, submit };
}
