import { useId } from 'react';
import { api } from '#app/api-client.ts';
import { useSettingsForm } from '#app/features/account-settings/components/use-settings-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { addressSchema, type AddressForm } from '../address.schema.ts';
import type { AddressDto } from '../queries/list-addresses.server.ts';
import { AddressFields } from './address-fields.tsx';
import { useAddressDeletion } from './use-address-deletion.ts';

/** What the dialog is opened for: an address to change, or what is known of a new one. */
export type AddressToSave = { address: AddressDto } | { known: Partial<AddressForm> };

interface AddressDialogProps {
  /** Undefined keeps the dialog closed. */
  subject: AddressToSave | undefined;
  onSaved: (address: AddressDto) => void;
  onDeleted: (address: AddressDto) => void;
  onClose: () => void;
}

/**
 * The dialog to save, change or delete an address. Typed text stays if sending fails. Has a `key` of its opening
 * (useOpening).
 */
export function AddressDialog({ subject, onSaved, onDeleted, onClose }: AddressDialogProps) {
  const form = useId();
  const address = subject && 'address' in subject ? subject.address : undefined;
  const { errors, busy, submit } = useSettingsForm({
    schema: addressSchema,
    failedTitle: 'We couldn’t save this address',
    send: async (json) => {
      onSaved(
        address
          ? await api.put('/addresses/:id', { param: { id: address.id }, json })
          : await api.post('/addresses', { json }),
      );
    },
  });
  const remove = useAddressDeletion(onDeleted);
  return (
    <Dialog
      open={subject !== undefined}
      onClose={onClose}
      width="medium"
      title={address ? 'Change this address' : 'Save an address'}
      footer={
        <>
          {address ? (
            <Button variant="quiet" loading={remove.busy} onClick={() => void remove.run(address)}>
              Delete
            </Button>
          ) : (
            <Button variant="secondary" onClick={onClose}>
              Back
            </Button>
          )}
          <Button type="submit" form={form} loading={busy}>
            Save address
          </Button>
        </>
      }
    >
      <Form name="address" id={form} noValidate onSubmit={submit} className="mt-5">
        <AddressFields initial={address ? formOf(address) : newForm(subject)} errors={errors} />
      </Form>
    </Dialog>
  );
}

function formOf({ arrival_notes, ...address }: AddressDto): Partial<AddressForm> {
  return { ...address, arrivalNotes: arrival_notes };
}

function newForm(subject: AddressToSave | undefined): Partial<AddressForm> {
  return subject && 'known' in subject ? subject.known : {};
}
