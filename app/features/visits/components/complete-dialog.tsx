import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';

interface CompleteDialogProps {
  /** The visit to complete, such as "Haircut for Maya Brooks"; undefined keeps the dialog closed. */
  visit: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a visit is completed, because that releases its money. */
export function CompleteDialog({ visit, onConfirm, onClose }: CompleteDialogProps) {
  return (
    <Dialog
      open={visit !== undefined}
      onClose={onClose}
      title="Is this visit done?"
      description={`${visit ?? ''}. We’ll then send you your share of the payment. You can undo this for a short while.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not yet
          </Button>
          <Button onClick={onConfirm}>Yes, it’s done</Button>
        </>
      }
    />
  );
}
