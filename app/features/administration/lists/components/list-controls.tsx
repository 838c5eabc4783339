import { Search } from 'lucide-react';
import { Options } from '#app/ui/fields/options.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useComingQuery } from '#app/ui/fields/use-coming-query.ts';
import { useSearchText } from '#app/ui/fields/use-search-text.ts';
import { Form } from '#app/ui/fields/form.tsx';
import type { AdminView } from '../../admin-url.ts';
import {
  adminListChoices,
  adminListLimits,
  type AdminListName,
  type AdminListRequest,
  adminListRequest,
} from '../admin-list.ts';

interface ListControlsProps {
  view: AdminView;
  onChange: (view: AdminView) => void;
}

const people = 'Name, email, phone or username';
const payments = 'Name, email, phone, booking ID or receipt number';
const placeholders: Record<AdminListName, string> = {
  clients: people,
  professionals: people,
  payments,
  bookings: payments,
};

/** The search, filter and sort controls of a list; typing searches after a short pause. */
export function ListControls({ view, onChange }: ListControlsProps) {
  const { filters, sorts } = adminListChoices[view.tab];
  const hasFilters = Object.keys(filters).length > 1;
  const coming = useComingQuery();
  const chosen = coming ? withFilters(view, adminListRequest(view.tab, coming)) : view;
  const search = useSearchText(view.q ?? '', (q) => onChange({ ...chosen, q }));
  return (
    <Form
      name="admin-search"
      role="search"
      aria-label={`Search ${view.tab}`}
      onSubmit={search.submit}
      className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[minmax(0,1fr)_220px_220px]"
    >
      <TextField
        label="Search"
        type="search"
        className={hasFilters ? 'max-lg:col-span-2' : 'max-sm:col-span-2 lg:col-span-2'}
        placeholder={placeholders[view.tab]}
        leading={<Search aria-hidden="true" className="size-5" />}
        maxLength={adminListLimits.searchMaximum}
        value={search.text}
        onChange={(event) => search.setText(event.target.value)}
      />
      {hasFilters ? (
        <SelectField
          label="Show"
          value={chosen.filter}
          onChange={(event) => onChange({ ...chosen, filter: event.target.value })}
        >
          <Options choices={filters} />
        </SelectField>
      ) : null}
      <SelectField
        label="Sort by"
        className={hasFilters ? undefined : 'max-sm:col-span-2'}
        value={chosen.sort}
        onChange={(event) => onChange({ ...chosen, sort: event.target.value })}
      >
        <Options choices={sorts} />
      </SelectField>
    </Form>
  );
}

function withFilters(view: AdminView, { filter, sort }: AdminListRequest): AdminView {
  return { ...view, filter, sort };
}
