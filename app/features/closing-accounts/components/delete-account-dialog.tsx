import { useId } from 'react';
import { api } from '#app/api-client.ts';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Skeleton, SkeletonText } from '#app/ui/loading/skeleton.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';

interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Shows what deleting the account would do now, to the cent, and asks for the word. */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const formId = useId();
  const preview = useLoaded(open ? 'closure' : null, (signal) => api.get('/account/closure', { signal }));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="medium"
      title="Delete your account?"
      description="This cannot be undone."
    >
      {preview.state === 'ready' ? (
        <DeleteAccountForm
          key={preview.data.total_refund}
          id={formId}
          preview={preview.data}
          onChanged={preview.reload}
          onClose={onClose}
        />
      ) : null}
      {preview.state === 'loading' ? <Loading /> : null}
      {preview.state === 'failed' ? (
        <div className="mt-5 flex flex-col items-start gap-4">
          <FormError title="We couldn’t load your bookings">
            Nothing was deleted. Please try again in a moment.
          </FormError>
          <Button variant="secondary" onClick={preview.reload}>
            Try again
          </Button>
        </div>
      ) : null}
    </Dialog>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading your bookings" className="mt-5 flex flex-col gap-5">
      <Skeleton className="h-32 w-full rounded-card" />
      <SkeletonText lines={4} />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}
