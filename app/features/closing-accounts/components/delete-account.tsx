import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** The button to delete the account, with its dialog. */
export function DeleteAccountButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      <DeleteAccountDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The button in a plain section at the end of a dashboard. */
export function DeleteAccountBand() {
  return (
    <section
      aria-labelledby="delete-account-title"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-8 print:hidden"
    >
      <div className="max-w-[56ch]">
        <h2 id="delete-account-title" className="font-sans text-base font-semibold tracking-normal">
          Leaving Doorstep?
        </h2>
        <p className="mt-1 text-sm text-dim">You’ll see what is cancelled and refunded before anything happens.</p>
      </div>
      <DeleteAccountButton />
    </section>
  );
}
