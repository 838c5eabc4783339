import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { newIdempotencyKey } from '#app/platform/http/calls/new-idempotency-key.ts';
import { availabilityErrors } from '../availability.errors.ts';
import type { BlockPlan } from './block-plan.ts';
import type { AffectedBookingDto, BlockedSlotDto } from './blocked-slot.ts';
import type { OverlapChoice } from './settle-overlaps.ts';

type Slots = readonly BlockedSlotDto[];
type Wish = {
  plan: BlockPlan | { kind: 'slots'; slots: { start_time: string; end_time: string }[]; series_id: string | null };
  reason: string | null;
  onOverlap: OverlapChoice;
};
/** Asks the person to confirm a change that affects booked visits. */
export type Ask = (question: { bookings: readonly AffectedBookingDto[]; confirm: string }) => Promise<boolean>;

/** The result of a request to block time; `overlaps` lists the existing blocks. */
export type BlockOutcome =
  | { result: 'given-up' | 'failed' }
  | { result: 'overlaps'; slots: Slots }
  | { result: 'blocked'; items: Slots; replaced: Slots };

/**
 * Returns a function that previews a block, asks about affected visits, and blocks. A request that got no answer may
 * have succeeded: repeating it sends it unchanged under the same idempotency key, so that it does not overlap itself.
 * @throws ApiFailure
 */
export function createBlockSender() {
  let unanswered: { wish: string; send: () => Promise<{ items: Slots; replaced: Slots }> } | undefined;
  return async (wish: Wish, ask: Ask): Promise<BlockOutcome> => {
    const text = JSON.stringify(wish);
    if (unanswered?.wish !== text) {
      const prepared = await prepare(wish, ask);
      if ('result' in prepared) return prepared;
      unanswered = { wish: text, send: prepared.send };
    }
    try {
      const answer = await unanswered.send();
      unanswered = undefined;
      return { result: 'blocked', ...answer };
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.status >= 400 && error.status < 500) unanswered = undefined;
      // Another tab blocked the time first.
      if (error.code !== availabilityErrors.slot_overlaps.code) throw error;
      return { result: 'overlaps', slots: (error.details['overlapping'] as BlockedSlotDto[] | undefined) ?? [] };
    }
  };
}

async function prepare(
  { plan, reason, onOverlap }: Wish,
  ask: Ask,
): Promise<BlockOutcome | { send: () => Promise<{ items: Slots; replaced: Slots }> }> {
  const sent = plan.kind === 'weekly' ? { ...plan, weekdays: [...plan.weekdays] } : plan;
  const { bookings, overlapping } = await api.post('/availability-previews', { json: { plan: sent } });
  if (overlapping.length > 0 && onOverlap === 'refuse') return { result: 'overlaps', slots: overlapping };
  if (bookings.length > 0 && !(await ask({ bookings, confirm: 'Block anyway' }))) return { result: 'given-up' };
  const json = { plan: sent, reason, on_overlap: onOverlap, seen_bookings: bookings.map(({ id }) => id) };
  const idempotencyKey = newIdempotencyKey();
  return { send: () => api.post('/blocked-time-plans', { json, idempotencyKey }) };
}
