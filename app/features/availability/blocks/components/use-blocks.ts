import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { dismissToast, toast, type ToastOptions } from '#app/ui/toasts/toast.ts';
import { availabilityErrors } from '../../availability.errors.ts';
import { saveFailure } from '../../availability-messages.ts';
import { blocksOf, type BlockGroup } from '../block-groups.ts';
import type { BlockPlan } from '../block-plan.ts';
import type { BlockedSlotDto } from '../blocked-slot.ts';
import { type Ask, type BlockOutcome, createBlockSender } from '../send-block.ts';
import type { OverlapChoice } from '../settle-overlaps.ts';

type Slots = readonly BlockedSlotDto[];
/**
 * The upcoming blocks, including those of other tabs and devices, and the actions on them. A removal shows at once
 * and is reverted if it fails; every change can be undone.
 */
export function useBlocks(loaded: Slots, ask: Ask) {
  const { slots, setSlots, during } = useFollowedSlots(loaded);
  const offerUndo = useUndoToast();
  const [send] = useState(createBlockSender);
  const add = (more: Slots) =>
    setSlots((known) => [...known.filter(({ id }) => !more.some((slot) => slot.id === id)), ...more]);
  const drop = (gone: Slots) => setSlots((known) => known.filter(({ id }) => !gone.some((slot) => slot.id === id)));

  const place = async (wish: Parameters<typeof send>[0]): Promise<BlockOutcome> => {
    try {
      const outcome = await send(wish, ask);
      if (outcome.result === 'blocked') {
        drop(outcome.replaced);
        add(outcome.items);
      }
      return outcome;
    } catch (error) {
      toast(saveFailure('block', error));
      return { result: 'failed' };
    }
  };

  const putBack = async (gone: Slots) => {
    for (const { series_id, reason, slots: together } of blocksOf(gone)) {
      const outcome = await place({
        plan: {
          kind: 'slots',
          slots: together.map(({ start_time, end_time }) => ({ start_time, end_time })),
          series_id,
        },
        reason,
        onOverlap: 'refuse',
      });
      if (outcome.result === 'overlaps')
        toast({
          tone: 'error',
          title: 'We couldn’t put the block back',
          description: availabilityErrors.slot_overlaps.message,
        });
    }
  };

  /** @returns what was removed, nothing if it failed */
  const take = async (gone: Slots, seriesId: string | null): Promise<Slots> => {
    drop(gone);
    try {
      return (await removal(gone, seriesId)).items;
    } catch (error) {
      // What was removed in another tab is gone here as well.
      if (error instanceof ApiFailure && error.code === availabilityErrors.slot_not_found.code) return [];
      add(gone);
      toast(saveFailure('removal', error));
      return [];
    }
  };

  /** Frees what was just blocked and restores the blocks it replaced. */
  const undoBlock = async (items: Slots, replaced: Slots) => {
    const removed = await take(items, items.length > 1 ? (items[0]?.series_id ?? null) : null);
    if (removed.length > 0) await putBack(replaced);
  };

  const block = async (plan: BlockPlan, reason: string | null, onOverlap: OverlapChoice): Promise<BlockOutcome> => {
    const outcome = await during(place({ plan, reason, onOverlap }));
    if (outcome.result === 'blocked') {
      offerUndo({ tone: 'success', title: 'Time blocked', description: 'Clients can’t book it anymore.' }, () =>
        during(undoBlock(outcome.items, outcome.replaced)),
      );
    }
    return outcome;
  };

  const remove = async (gone: Slots, seriesId: string | null) => {
    const removed = await during(take(gone, seriesId));
    if (removed.length > 0)
      offerUndo({ title: 'Block removed', description: 'Clients can book this time again.' }, () =>
        during(putBack(removed)),
      );
  };

  return {
    slots,
    block,
    removeGroup: (group: BlockGroup) => remove(group.slots, group.seriesId),
    removeSlot: (slot: BlockedSlotDto) => remove([slot], null),
  };
}

/**
 * The displayed slots. Newly loaded data replaces them, except during an own change, which that data may not include
 * yet.
 */
function useFollowedSlots(loaded: Slots) {
  const { revalidate } = useRevalidator();
  const [slots, setSlots] = useState(loaded);
  const [followed, setFollowed] = useState(loaded);
  const [changesUnderWay, setChangesUnderWay] = useState(0);
  if (followed !== loaded) {
    setFollowed(loaded);
    if (changesUnderWay === 0) setSlots(loaded);
  }
  /** Marks an own change as in progress until it settles, then reloads the data. */
  const during = async <Outcome>(change: Promise<Outcome>): Promise<Outcome> => {
    setChangesUnderWay((count) => count + 1);
    try {
      return await change;
    } finally {
      setChangesUnderWay((count) => count - 1);
      void revalidate();
    }
  };
  return { slots, setSlots, during };
}

const undoMilliseconds = 10_000;

/** Offers to undo the last change only: an older undo may no longer fit. */
function useUndoToast() {
  const last = useRef(0);
  return (words: ToastOptions, undo: () => Promise<void>) => {
    dismissToast(last.current);
    last.current = toast({
      ...words,
      durationMs: undoMilliseconds,
      action: { label: 'Undo', onPress: () => void undo() },
    });
  };
}

function removal(gone: Slots, seriesId: string | null) {
  if (seriesId) return api.delete('/blocked-time-series/:id', { param: { id: seriesId } });
  return api.delete('/blocked-time-slots/:id', { param: { id: gone[0]?.id ?? '' } });
}
