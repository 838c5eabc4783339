import { useRef } from 'react';
import type { BlockedSlotDto } from '../blocked-slot.ts';
import { useAffectedVisits } from '../../affected-visits/components/affected-visits.tsx';
import { BlockForm } from './block-form.tsx';
import { BlockList } from './block-list.tsx';
import { useBlocks } from './use-blocks.ts';

interface BlockedTimesProps {
  slots: readonly BlockedSlotDto[];
  today: string;
  timeZone: string;
}

/** The form that blocks time, beside the upcoming blocks. */
export function BlockedTimes({ slots, today, timeZone }: BlockedTimesProps) {
  const { ask, dialog } = useAffectedVisits(timeZone);
  const blocks = useBlocks(slots, ask);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Focuses the heading first, because the removed row would lose the focus. */
  const removed = (removing: Promise<void>) => {
    heading.current?.focus();
    return removing;
  };
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <section aria-labelledby="block-a-time">
        <h2 id="block-a-time" className="mb-4 text-xl">
          Block a time
        </h2>
        <BlockForm today={today} timeZone={timeZone} block={blocks.block} />
      </section>
      <section aria-labelledby="coming-blocks">
        <h2 id="coming-blocks" ref={heading} tabIndex={-1} className="mb-4 text-xl outline-none">
          Coming blocks
        </h2>
        <BlockList
          slots={blocks.slots}
          timeZone={timeZone}
          onRemoveGroup={(group) => void removed(blocks.removeGroup(group))}
          onRemoveSlot={(slot) => void removed(blocks.removeSlot(slot))}
        />
      </section>
      {dialog}
    </div>
  );
}
