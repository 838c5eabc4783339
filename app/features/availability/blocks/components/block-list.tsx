import { CalendarOff, ChevronDown, Repeat, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatDay } from '#app/lib/dates/date-format.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { datesOf, groupBlocks, type BlockGroup } from '../block-groups.ts';
import type { BlockedSlotDto } from '../blocked-slot.ts';

interface BlockListProps {
  slots: readonly BlockedSlotDto[];
  timeZone: string;
  onRemoveGroup: (group: BlockGroup) => void;
  onRemoveSlot: (slot: BlockedSlotDto) => void;
}

/** The upcoming blocks, next one first; a repeated block is one row that expands. */
export function BlockList({ slots, timeZone, onRemoveGroup, onRemoveSlot }: BlockListProps) {
  const groups = groupBlocks(slots, timeZone);
  if (groups.length === 0) {
    return (
      <EmptyState
        headingLevel="h3"
        title="No blocked time"
        text="Time you block appears here, and clients can’t book it."
        className="rounded-card border border-dashed border-edge"
      />
    );
  }
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {groups.map((group) => (
        <BlockLine
          key={group.key}
          group={group}
          timeZone={timeZone}
          onRemove={() => onRemoveGroup(group)}
          onRemoveSlot={onRemoveSlot}
        />
      ))}
    </ul>
  );
}

interface BlockLineProps {
  group: BlockGroup;
  timeZone: string;
  onRemove: () => void;
  onRemoveSlot: (slot: BlockedSlotDto) => void;
}

function BlockLine({ group, timeZone, onRemove, onRemoveSlot }: BlockLineProps) {
  const [isOpen, setOpen] = useState(false);
  const Icon = group.seriesId ? Repeat : CalendarOff;
  const name = `${group.days}, ${group.times}`;
  return (
    <li>
      <div className="flex items-center gap-3 py-2 pr-2 pl-4">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-dim" />
        <div className="min-w-0 flex-1 py-1">
          <p className="font-semibold">{group.days}</p>
          <p className="tabular text-sm text-dim">
            {group.times}
            {group.seriesId ? `, until ${formatDate(group.last)}` : ''}
          </p>
          {group.reason ? <p className="text-sm text-dim wrap-break-word">{group.reason}</p> : null}
        </div>
        {group.seriesId ? (
          <IconButton
            label={`${isOpen ? 'Hide' : 'Show'} the ${group.slots.length} dates: ${name}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown
              aria-hidden="true"
              className={classNames('size-5 transition-[rotate] duration-150', isOpen && 'rotate-180')}
            />
          </IconButton>
        ) : null}
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {isOpen && group.seriesId ? (
        <ul className="max-h-80 overflow-y-auto border-t border-line bg-sand">
          {group.slots.map((slot) => (
            <SeriesDate
              key={slot.id}
              day={formatDay(datesOf(slot, timeZone).first)}
              onRemove={() => onRemoveSlot(slot)}
            />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function SeriesDate({ day, onRemove }: { day: string; onRemove: () => void }) {
  return (
    <li className="flex items-center justify-between py-0.5 pr-2 pl-12 text-sm">
      {day}
      <IconButton label={`Remove ${day} only`} onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  );
}
