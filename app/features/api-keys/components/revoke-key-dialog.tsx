import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { orDoneBefore } from '#app/platform/http/calls/or-done-before.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toasts/toast.ts';

interface RevokeKeyDialogProps {
  /** Undefined keeps the dialog closed. */
  apiKey: { id: string; name: string } | undefined;
  onClose: () => void;
}

/** Asks before a key is revoked, which cannot be undone. */
export function RevokeKeyDialog({ apiKey, onClose }: RevokeKeyDialogProps) {
  const { revalidate } = useRevalidator();
  const { busy, run } = useAction(
    async ({ id, name }: { id: string; name: string }) => {
      await orDoneBefore(api.delete('/account/api-keys/:id', { param: { id } }));
      toast({ title: 'Key revoked', description: `${name} no longer works.`, tone: 'success' });
      onClose();
      await revalidate();
    },
    { onFailure: ({ message }) => toast({ title: 'Key not revoked', description: message, tone: 'error' }) },
  );
  return (
    <Dialog
      open={apiKey !== undefined}
      onClose={onClose}
      title={`Revoke ${apiKey?.name ?? 'this key'}?`}
      description="Programs that use it stop working at once. You can’t undo this."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" loading={busy} onClick={() => apiKey && void run(apiKey)}>
            Revoke key
          </Button>
        </>
      }
    />
  );
}
