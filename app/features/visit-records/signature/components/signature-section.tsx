import type { useVisitLane } from '#app/features/visit-progress/components/use-visit-lane.ts';
import type { VisitStep } from '#app/features/bookings/steps/visit-steps.ts';
import { Button } from '#app/ui/button.tsx';
import { useFocusAfterChange } from '#app/ui/fields/use-focus-after-change.ts';
import type { RecordDto } from '../../record-dto.ts';
import { asksToSign } from '../signature.ts';
import { SignaturePad } from './signature-pad.tsx';
import { SignatureView } from './signature-view.tsx';
import { useSignature } from './use-signature.ts';

interface SignatureSectionProps {
  bookingId: string;
  record: RecordDto;
  lane: ReturnType<typeof useVisitLane>;
  step: VisitStep | null;
  /** The client's first name; empty if there is none. */
  clientName: string;
  timeZone: string;
}

/** Asks the client to sign on the professional's phone, if the service wants that; nothing depends on it. */
export function SignatureSection({ bookingId, record, lane, step, clientName, timeZone }: SignatureSectionProps) {
  const { signature, hasSigned, sign, clear } = useSignature(bookingId, record, lane);
  const content = useFocusAfterChange(signature ? 'signed' : 'unsigned');
  const isOpen = record.asks_signature && asksToSign(step, hasSigned);
  if (!isOpen && !signature) return null;
  return (
    <section aria-labelledby="signature-title">
      <h3 id="signature-title" className="text-sm font-semibold">
        Signature
      </h3>
      <p role="status" className="mt-1 mb-3 text-sm text-dim">
        {signature
          ? 'Signed. You can clear it and ask again.'
          : 'Hand over your phone. You can also finish without it.'}
      </p>
      <div ref={content}>
        {signature ? (
          <>
            <SignatureView signature={signature} timeZone={timeZone} />
            <Button variant="quiet" onClick={clear} className="mt-2">
              Clear
            </Button>
          </>
        ) : (
          <SignaturePad expected={clientName} onSign={sign} />
        )}
      </div>
    </section>
  );
}
