import type { RefundPreview } from '#app/features/booking-outcomes/cancel/refund-preview.ts';
import { refundOfClient } from '#app/features/visits/refund-words.ts';
import { Button } from '#app/ui/button.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Skeleton } from '#app/ui/loading/skeleton.tsx';

interface RefundNoteProps {
  client: string;
  /** Undefined while loading. */
  preview: RefundPreview | undefined;
  failure: string | undefined;
  onRetry: () => void;
}

/** The refund of a cancellation, to the cent, before it is confirmed. */
export function RefundNote({ client, preview, failure, onRetry }: RefundNoteProps) {
  return (
    <section aria-live="polite" aria-label="If you cancel" className="mb-6 rounded-card border border-line bg-sand p-5">
      <h3 className="text-lg font-semibold">Cancel this appointment?</h3>
      {failure ? (
        <div className="mt-3 flex flex-col items-start gap-3">
          <FormError>{failure}</FormError>
          <Button variant="secondary" size="small" onClick={onRetry}>
            Try again
          </Button>
        </div>
      ) : preview ? (
        <p className="mt-1 text-dim">{refundOfClient(client, preview)}</p>
      ) : (
        <Skeleton className="mt-2 h-5 w-64 rounded-sm" />
      )}
    </section>
  );
}
