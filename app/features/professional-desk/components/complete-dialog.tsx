import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';

interface CompleteDialogProps {
  /** What would be completed, as "Haircut for Maya Brooks"; undefined keeps the dialog shut. */
  visit: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once before a visit counts as done: its money leaves with that. */
export function CompleteDialog({ visit, onConfirm, onClose }: CompleteDialogProps) {
  return (
    <Dialog
      open={visit !== undefined}
      onClose={onClose}
      title="Is this visit done?"
      description={`${visit ?? ''}. Your share of the payment is then sent to you. For a short while you can take it back.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not yet
          </Button>
          <Button onClick={onConfirm}>Yes, it is done</Button>
        </>
      }
    />
  );
}
