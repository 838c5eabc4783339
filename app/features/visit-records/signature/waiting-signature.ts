import type { OutboxRequest } from '#app/platform/outbox/outbox-request.ts';
import { isWaiting } from '#app/features/visit-progress/visit-lane.ts';
import type { RecordSignature } from '../record-dto.ts';
import type { SignatureRequest } from './signature.schema.ts';

/** What was signed last and waits in the browser: null if it was cleared, undefined if nothing waits. */
export function waitingSignature(requests: readonly OutboxRequest[]): RecordSignature | null | undefined {
  const last = requests.findLast((request) => isWaiting(request) && request.url.endsWith('/signature'));
  if (!last) return undefined;
  return last.method === 'PUT' ? (last.body as SignatureRequest) : null;
}
