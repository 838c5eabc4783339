import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import type { AddressDto } from '../queries/list-addresses.server.ts';
import { useAddressDeletion } from './use-address-deletion.ts';

interface DeleteAddressDialogProps {
  /** Undefined keeps the dialog closed. */
  address: AddressDto | undefined;
  onDeleted: (address: AddressDto) => void;
  onClose: () => void;
}

/** Asks before an address and its notes are deleted. */
export function DeleteAddressDialog({ address, onDeleted, onClose }: DeleteAddressDialogProps) {
  const { busy, run } = useAddressDeletion(onDeleted);
  return (
    <Dialog
      open={address !== undefined}
      onClose={onClose}
      title={`Delete ${address?.name ?? 'this address'}?`}
      description="Visits you already booked there stay as they are."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" loading={busy} onClick={() => address && void run(address)}>
            Delete
          </Button>
        </>
      }
    />
  );
}
