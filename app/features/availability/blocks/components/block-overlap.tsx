import { Button } from '#app/ui/button.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { availabilityErrors } from '../../availability.errors.ts';
import type { BlockDraft } from '../block-draft.ts';
import { groupBlocks } from '../block-groups.ts';
import type { BlockedSlotDto } from '../blocked-slot.ts';
import type { OverlapChoice } from '../settle-overlaps.ts';

interface BlockOverlapProps {
  slots: readonly BlockedSlotDto[];
  /** The choice that was already tried; it is not offered again. */
  tried: OverlapChoice;
  draft: BlockDraft;
  timeZone: string;
  resend: (onOverlap: OverlapChoice) => Promise<void>;
}

const shown = 3;

/**
 * Shows what overlaps a new block and how to go on: a repeated block can skip those days, whole days can replace what
 * they contain.
 */
export function BlockOverlap({ slots, tried, draft, timeZone, resend }: BlockOverlapProps) {
  const groups = groupBlocks(
    slots.map((slot) => ({ ...slot, series_id: null })),
    timeZone,
  );
  const more = groups.length - shown;
  return (
    <FormError>
      <p>{availabilityErrors.slot_overlaps.message}</p>
      {groups.length > 0 ? (
        <ul className="mt-1">
          {groups.slice(0, shown).map(({ key, days, times }) => (
            <li key={key}>
              {days}, {times}
            </li>
          ))}
          {more > 0 ? <li>and {more} more</li> : null}
        </ul>
      ) : null}
      {tried === 'refuse' ? <Resolution draft={draft} count={groups.length} resend={resend} /> : null}
    </FormError>
  );
}

function Resolution({
  draft,
  count,
  resend,
}: {
  draft: BlockDraft;
  count: number;
  resend: BlockOverlapProps['resend'];
}) {
  if (draft.kind === 'days') {
    return (
      <Button size="small" variant="secondary" className="mt-3" onClick={() => void resend('replace')}>
        {count === 1 ? 'Replace it' : 'Replace them'}
      </Button>
    );
  }
  if (!draft.repeats) return null;
  return (
    <Button size="small" variant="secondary" className="mt-3" onClick={() => void resend('skip')}>
      Skip these days
    </Button>
  );
}
