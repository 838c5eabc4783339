import type { NewOutboxRequest, OutboxRequest } from '#app/platform/outbox/outbox-request.ts';

/** What is done at a visit, as it waits in the browser: the lane and the person are the visit's. */
export type VisitRequest = Omit<NewOutboxRequest, 'lane' | 'person'>;

/** The outbox's lane of a visit: what was pressed, written and photographed is sent in the order in which it was made. */
export function laneOfVisit(bookingId: string): string {
  return `visit ${bookingId}`;
}

/** Whether a request is still to be sent; a refused one is not, until it is sent again. */
export function isWaiting({ refusal }: Pick<OutboxRequest, 'refusal'>): boolean {
  return refusal === undefined;
}
