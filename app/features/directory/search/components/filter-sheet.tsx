import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import type { DirectoryView } from '../queries/show-directory.server.ts';
import { DayPart, PlacePart, SortField, VerifiedField, type FilterFieldProps } from './filter-fields.tsx';
import { formatCount } from './count-text.ts';
import { ServiceChips } from './service-chips.tsx';

interface FilterSheetProps extends FilterFieldProps {
  view: Omit<DirectoryView, 'cards'>;
  open: boolean;
  onClose: () => void;
  clear: () => void;
}

/** All filters at once, for screens with no room for them beside the search. */
export function FilterSheet({ filter, change, view, open, onClose, clear }: FilterSheetProps) {
  const field = { filter, change };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Filters"
      width="medium"
      footer={
        <>
          <Button variant="quiet" onClick={clear}>
            Clear all
          </Button>
          <Button onClick={onClose}>Show {formatCount(view)}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pt-2">
        <div className="search-bar [box-shadow:none]">
          <PlacePart {...field} />
          <DayPart {...field} dates={view.dates} />
        </div>
        <SortField {...field} />
        <VerifiedField {...field} />
        <fieldset>
          <legend className="mb-3 text-xs font-semibold">Services</legend>
          <div className="flex flex-wrap gap-2">
            <ServiceChips
              choices={view.choices}
              chosen={filter.services}
              onChange={(services) => change({ services })}
            />
          </div>
        </fieldset>
      </div>
    </Dialog>
  );
}
