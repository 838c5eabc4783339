import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DeleteAccountDialog } from '#app/features/closing-accounts/components/delete-account-dialog.tsx';
import { toast } from '#app/ui/toasts/toast.ts';

/** Opens the account deletion. In a demo it only explains it, because the viewer may have an account (OPEN-25). */
export function DeleteAccountAction({ isDemo }: { isDemo: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const press = () => {
    if (isDemo) toast({ title: 'This is a demo', description: 'There’s no account here to delete.' });
    else setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        onClick={press}
        className="flex min-h-12 w-full items-center gap-3 rounded-control px-3 font-semibold text-dim transition-colors duration-150 hover:bg-danger-tint hover:text-danger lg:min-h-11"
      >
        <Trash2 aria-hidden="true" className="size-5 shrink-0" />
        Delete Account
      </button>
      <DeleteAccountDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
