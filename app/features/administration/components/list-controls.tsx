import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useDebounced } from '#app/ui/use-debounced.ts';
import type { AdminView } from '../admin-address.ts';
import { adminListChoices, adminListLimits } from '../admin-list.ts';

interface ListControlsProps {
  view: AdminView;
  onChange: (view: AdminView) => void;
}

const pause = 300;

/** What a list is narrowed to and sorted by; typing searches after a short pause. */
export function ListControls({ view, onChange }: ListControlsProps) {
  const { filters, sorts } = adminListChoices[view.tab];
  const hasFilters = Object.keys(filters).length > 1;
  const search = useSearchText(view, onChange);
  return (
    <form role="search" aria-label={`Search ${view.tab}`} onSubmit={search.submit} className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[minmax(0,1fr)_220px_220px]">
      <TextField
        label="Search"
        type="search"
        className={hasFilters ? 'max-lg:col-span-2' : 'max-sm:col-span-2 lg:col-span-2'}
        placeholder="Name, email, phone or username"
        leading={<Search aria-hidden="true" className="size-5" />}
        maxLength={adminListLimits.searchMost}
        value={search.text}
        onChange={(event) => search.setText(event.target.value)}
      />
      {hasFilters ? (
        <SelectField label="Show" value={view.filter} onChange={(event) => onChange({ ...view, filter: event.target.value })}>
          <Options choices={filters} />
        </SelectField>
      ) : null}
      <SelectField label="Sort by" className={hasFilters ? undefined : 'max-sm:col-span-2'} value={view.sort} onChange={(event) => onChange({ ...view, sort: event.target.value })}>
        <Options choices={sorts} />
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
function useSearchText(view: AdminView, onChange: (view: AdminView) => void) {
  const searched = view.q ?? '';
  const [text, setText] = useState(searched);
  const [followed, setFollowed] = useState(searched);
  if (followed !== searched) {
    setFollowed(searched);
    if (text.trim() !== searched) setText(searched);
  }
  const settled = useDebounced(text, pause);
  const searchFor = useEffectEvent((wanted: string) => {
    if (wanted.trim() !== searched && wanted === text) onChange({ ...view, q: wanted.trim() });
  });
  useEffect(() => searchFor(settled), [settled]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    searchFor(text);
  };
  return { text, setText, submit };
}
