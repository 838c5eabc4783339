import * as z from 'zod/mini';
import { config } from '#app/platform/config/config.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueueAlone } from '#app/platform/jobs/jobs.server.ts';
import { webhookDeliveriesStore, type PreparedEvent } from '../webhook-deliveries-store.server.ts';
import { isOfPaidBookings, ownersOf } from '../webhook-events.ts';
import { webhookLimits } from '../webhook.ts';

/** Endpoints that something waits for. */
export const dueEndpoints = defineQueue('webhooks.due', z.object({ endpointIds: z.array(z.string()) }), {
  retryLimit: 2,
});

/** An event of a booking; `id` is the same if it is published again. */
export type BookingHappening = { id: string; bookingId: string; type: string; at: Date };

/**
 * Adds a delivery of each event for every endpoint that it concerns, and has them sent. Publishing an event again adds
 * nothing. Payloads name the booking and where to read it: what its reader may see is decided then.
 */
export async function publishWebhooks(happenings: readonly BookingHappening[]): Promise<void> {
  if (happenings.length === 0) return;
  const endpointIds = await webhookDeliveriesStore.insertForParties(database(), happenings.map(prepared));
  if (endpointIds.length > 0) await enqueueAlone(dueEndpoints, [{ endpointIds }]);
}

function prepared({ id, bookingId, type, at }: BookingHappening): PreparedEvent {
  const payload = payloadOf(type, at, { id: bookingId, url: `${config().BASE_URL}/api/bookings/${bookingId}` });
  const sides = { owners: ownersOf(type), is_of_paid_bookings: isOfPaidBookings(type) };
  return { event_id: id, booking_id: bookingId, type, ...sides, payload };
}

/** Returns the body of an event: its type, its time, the version of this shape, and what it is about. */
export function payloadOf(type: string, at: Date, booking: { id: string; url: string } | null): string {
  return JSON.stringify({
    type,
    timestamp: at.toISOString(),
    version: webhookLimits.payloadVersion,
    data: { booking },
  });
}
