import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toasts/toast.ts';

/** The button that signs out every other device, after a confirmation. */
export function EndOtherSessions() {
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const close = () => setOpen(false);
  const { busy, run: end } = useAction(
    async () => {
      const { ended } = await api.delete('/account/sessions');
      toast({
        title: 'Signed out everywhere else',
        description:
          ended === 1 ? '1 device will have to sign in again.' : `${ended} devices will have to sign in again.`,
        tone: 'success',
      });
      await revalidate();
      close();
    },
    { onFailure: ({ message }) => toast({ title: 'Not signed out', description: message, tone: 'error' }) },
  );
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)} className="max-sm:w-full">
        Sign out everywhere else
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Sign out everywhere else?"
        description="Every device except this one has to sign in again, including those you trusted to skip the code."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Stay signed in
            </Button>
            <Button variant="danger" loading={busy} onClick={() => void end()}>
              Sign out
            </Button>
          </>
        }
      />
    </>
  );
}
