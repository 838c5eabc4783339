import { RemovableChip } from '#app/ui/chip.tsx';
import { Button } from '#app/ui/button.tsx';
import {
  isFiltering,
  toggleService,
  unofferedTitles,
  type DirectoryFilter,
} from '#app/features/directory-search/directory-filter.ts';
import type { ServiceChoice } from '#app/features/directory-search/queries/directory-choices.server.ts';
import type { ChangeFilter } from './use-directory-filter.ts';

interface ActiveFiltersProps {
  filter: DirectoryFilter;
  change: ChangeFilter;
  /** Omitted if something else on the page clears all filters. */
  clear: (() => void) | undefined;
  choices: readonly ServiceChoice[];
}

/** Removable chips for the active filters that the filter bar does not show. */
export function ActiveFilters({ filter, change, clear, choices }: ActiveFiltersProps) {
  if (!isFiltering(filter)) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {unofferedTitles(filter.services, choices).map((title) => (
        <FilterChip
          key={title}
          label={title}
          onRemove={() => change({ services: toggleService(filter.services, title) })}
        />
      ))}
      {filter.place ? <FilterChip label={filter.place} onRemove={() => change({ place: '' })} /> : null}
      {filter.area ? <FilterChip label="Map area" onRemove={() => change({ area: '' })} /> : null}
      {filter.date ? (
        <FilterChip label={`Available ${dayText(filter.date)}`} onRemove={() => change({ date: '' })} />
      ) : null}
      {filter.verified ? <FilterChip label="Verified" onRemove={() => change({ verified: false })} /> : null}
      {clear ? (
        <Button variant="quiet" onClick={clear}>
          Clear all filters
        </Button>
      ) : null}
    </div>
  );
}

/** "Tue, Nov 24". Parsed and formatted in the same zone, so the day is the same in any zone. */
function dayText(date: string): string {
  return new Date(`${date}T12:00`).toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
}

function FilterChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <RemovableChip removeLabel={`Remove filter ${label}`} onRemove={onRemove}>
      <span className="max-w-60 truncate">{label}</span>
    </RemovableChip>
  );
}
