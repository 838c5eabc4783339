import { lazy, type RefObject, Suspense, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { FilterIcon, SearchIcon } from '#app/ui/icons.tsx';
import { Container } from '#app/ui/page-shell.tsx';
import { SuggestedField } from '#app/features/suggestions/components/suggested-field.tsx';
import type { Chosen } from '#app/features/suggestions/suggestion-groups.ts';
import { directoryLimits, titleParameter, unofferedTitles } from '#app/features/directory-search/directory-filter.ts';
import type { DirectoryView } from '../queries/show-directory.server.ts';
import { DayPart, PlacePart, SortField, VerifiedField, type FilterFieldProps } from './filter-fields.tsx';
import { ServiceChips } from './service-chips.tsx';

// Loaded when first opened: half of all visitors never see it.
const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

interface FilterBarProps extends FilterFieldProps {
  form: RefObject<HTMLFormElement | null>;
  view: Omit<DirectoryView, 'cards'>;
  openUrl: (url: string) => void;
  /** Applies typed text without waiting for a pause. */
  applyNow: () => void;
  clear: () => void;
}

/** Search and filters, sticky above the list. Works as a plain form without JavaScript. */
export function FilterBar({ form, view, filter, change, openUrl, applyNow, clear }: FilterBarProps) {
  const [sheet, setSheet] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  const field = { filter, change };
  return (
    <form
      ref={form}
      action="/professionals"
      role="search"
      aria-label="Find a professional"
      onSubmit={(event) => {
        event.preventDefault();
        applyNow();
      }}
      className="contents"
    >
      <div className="top-16 z-30 bg-paper screen-only tall:sticky lg:top-20">
        <Container className="flex items-center gap-3 py-1.5">
          <div className="search-bar min-w-0 flex-1 flex-row! p-0! [box-shadow:none]">
            <SearchPart {...field} openUrl={openUrl} />
            <PlacePart {...field} className="max-md:hidden" />
            <DayPart {...field} dates={view.dates} className="max-md:hidden" />
          </div>
          <div className="w-48 max-lg:hidden">
            <SortField {...field} hideLabel />
          </div>
          <Button variant="secondary" onClick={() => setSheet('open')} className="min-h-14! px-4! lg:hidden">
            <FilterIcon className="size-5" />
            Filters
          </Button>
          <noscript>
            <Button type="submit">Show results</Button>
          </noscript>
        </Container>
      </div>
      <div className="border-b border-line pb-2 screen-only">
        <Container className="flex items-center gap-6">
          <fieldset className="-mx-5 flex min-w-0 flex-1 gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:mx-0 sm:px-1 lg:[mask-image:linear-gradient(to_right,#000_calc(100%-3rem),transparent)] lg:pr-12">
            <legend className="sr-only">Services</legend>
            {unofferedTitles(filter.services, view.choices).map((title) => (
              <input key={title} type="hidden" name={titleParameter(title)} value={title} />
            ))}
            {filter.area ? <input type="hidden" name="area" value={filter.area} /> : null}
            <ServiceChips
              choices={view.choices}
              chosen={filter.services}
              onChange={(services) => change({ services })}
            />
          </fieldset>
          <div className="max-lg:hidden">
            <VerifiedField {...field} />
          </div>
        </Container>
      </div>
      {sheet === 'unloaded' ? null : (
        <Suspense>
          <FilterSheet
            {...field}
            view={view}
            open={sheet === 'open'}
            onClose={() => setSheet('closed')}
            clear={clear}
          />
        </Suspense>
      )}
    </form>
  );
}

function SearchPart({ filter, change, openUrl }: Pick<FilterBarProps, 'filter' | 'change' | 'openUrl'>) {
  const choose = (chosen: Chosen) => {
    if ('url' in chosen) return openUrl(chosen.url);
    const { kind, value } = chosen;
    change({ search: '', ...(kind === 'place' ? { place: value } : { services: [value] }) });
  };
  return (
    <SuggestedField
      kind="search"
      label="Search"
      icon={<SearchIcon className="size-5 text-dim" />}
      live
      name="search"
      type="search"
      value={filter.search}
      placeholder="Name or service"
      autoComplete="off"
      maxLength={directoryLimits.searchMaximum}
      onChange={(event) => change({ search: event.target.value }, { typing: true })}
      onChoose={choose}
      className="h-10!"
      partClassName="flex! items-center gap-3 py-1! md:py-2.5!"
    />
  );
}
