import { useState } from 'react';
import type { useVisitLane } from '#app/features/visit-progress/components/use-visit-lane.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import type { RecordDto, RecordSignature } from '../../record-dto.ts';
import type { SignatureRequest } from '../signature.schema.ts';
import { waitingSignature } from '../waiting-signature.ts';

/** What was sent from this page last. */
type Sent = { key: string; signature: RecordSignature | null };

/** The signature of a visit: what waits in the browser before what the server knows; and how to sign and to clear it. */
export function useSignature(bookingId: string, record: RecordDto, lane: ReturnType<typeof useVisitLane>) {
  const [sent, setSent] = useState<Sent>();
  const url = `/api/bookings/${bookingId}/signature`;
  const [refusedKey, setRefusedKey] = useState<string>();
  const isRefused = lane.requests.some(({ key, refusal }) => key === sent?.key && refusal !== undefined);
  if (isRefused && sent?.key !== refusedKey) setRefusedKey(sent?.key);
  // It stands over the record, which may have been read before the server knew of it.
  const answered = sent && !isRefused && sent.key !== refusedKey ? sent.signature : undefined;
  const [signature = null] = [waitingSignature(lane.requests), answered, record.signature].filter(
    (known) => known !== undefined,
  );
  return {
    signature,
    /** Whether there is or was one on this page, so that another can take its place. */
    hasSigned: signature !== null || sent !== undefined,
    sign: (signed: SignatureRequest) => {
      setSent({ key: signed.id, signature: signed });
      void lane.send({ method: 'PUT', url, body: signed, key: signed.id });
    },
    clear: () => {
      const key = randomUuid();
      setSent({ key, signature: null });
      void lane.send({ method: 'DELETE', url, key });
    },
  };
}
