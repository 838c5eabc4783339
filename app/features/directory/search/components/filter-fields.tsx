import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { SuggestedField } from '#app/features/suggestions/components/suggested-field.tsx';
import {
  defaultSort,
  directoryLimits,
  sortsFor,
  type DirectoryFilter,
  type DirectorySort,
} from '#app/features/directory-search/directory-filter.ts';
import type { ChangeFilter } from './use-directory-filter.ts';

export interface FilterFieldProps {
  filter: DirectoryFilter;
  change: ChangeFilter;
}

export function PlacePart({ filter, change, className = '' }: FilterFieldProps & { className?: string }) {
  return (
    <SuggestedField
      kind="place"
      label="Where"
      name="place"
      value={filter.place}
      placeholder="ZIP or city"
      autoComplete="off"
      maxLength={directoryLimits.placeMaximum}
      onChange={(event) => change({ place: event.target.value }, { typing: true })}
      onChoose={(chosen) => 'value' in chosen && change({ place: chosen.value })}
      partClassName={className}
    />
  );
}

interface DayPartProps extends FilterFieldProps {
  dates: { earliest: string; latest: string };
  className?: string;
}

export function DayPart({ filter, change, dates, className = '' }: DayPartProps) {
  return (
    <label className={`search-part ${className}`}>
      <span>When</span>
      <input
        name="date"
        type="date"
        value={filter.date}
        min={dates.earliest}
        max={dates.latest}
        data-empty={filter.date === '' || undefined}
        onChange={(event) => change({ date: event.target.value })}
        onClick={(event) => event.currentTarget.showPicker()}
        className="day-input tabular"
      />
    </label>
  );
}

export function SortField({ filter, change, hideLabel }: FilterFieldProps & { hideLabel?: boolean }) {
  // The default is sent as nothing: without JavaScript it has to follow the search that is sent with it.
  const standard = defaultSort(filter.search);
  return (
    <SelectField
      label="Sort by"
      hideLabel={hideLabel}
      name="sort"
      value={filter.sort === standard ? '' : filter.sort}
      onChange={(event) => change({ sort: (event.target.value || standard) as DirectorySort })}
    >
      {sortsFor(filter.search).map(({ id, label }) => (
        <option key={id} value={id === standard ? '' : id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

export function VerifiedField({ filter, change }: FilterFieldProps) {
  return (
    <CheckboxField
      look="switch"
      label="Verified only"
      name="verified"
      value="true"
      checked={filter.verified}
      onChange={(event) => change({ verified: event.target.checked })}
      className="shrink-0"
    />
  );
}
