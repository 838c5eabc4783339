import { Plus } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { useOpening } from '#app/ui/actions/use-opening.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { Scene } from '#app/ui/art/scene.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { addressLimits } from '../address-limits.ts';
import type { AddressDto } from '../queries/list-addresses.server.ts';
import { AddressDialog, type AddressToSave } from './address-dialog.tsx';
import { AddressRow } from './address-row.tsx';
import { DeleteAddressDialog } from './delete-address-dialog.tsx';

/** All saved addresses of a person, to add to, change and delete. The first one is chosen when they book. */
export function AddressList({ addresses }: { addresses: readonly AddressDto[] }) {
  const { revalidate } = useRevalidator();
  const saving = useOpening<AddressToSave>();
  const leaving = useOpening<AddressDto>();
  const add = () => saving.open({ known: addresses.length === 0 ? { name: 'Home' } : {} });
  const finish = (close: () => void) => {
    close();
    void revalidate();
  };
  return (
    <>
      {addresses.length === 0 ? (
        <EmptyList add={add} />
      ) : (
        <>
          <Card padding="large">
            <ul aria-label="Saved addresses" className="divide-y divide-line">
              {addresses.map((address, index) => (
                <AddressRow
                  key={address.id}
                  address={address}
                  isDefault={index === 0}
                  onEdit={() => saving.open({ address })}
                  onDelete={() => leaving.open(address)}
                />
              ))}
            </ul>
          </Card>
          <AddButton count={addresses.length} add={add} />
        </>
      )}
      <AddressDialog
        key={saving.opening}
        subject={saving.subject}
        onSaved={({ name }) => {
          toast({ title: `${name} is saved`, tone: 'success' });
          finish(saving.close);
        }}
        onDeleted={() => finish(saving.close)}
        onClose={saving.close}
      />
      <DeleteAddressDialog
        key={leaving.opening}
        address={leaving.subject}
        onDeleted={() => finish(leaving.close)}
        onClose={leaving.close}
      />
    </>
  );
}

function EmptyList({ add }: { add: () => void }) {
  return (
    <Card padding="large">
      <EmptyState
        className="py-4"
        picture={<Scene name="empty-directory" />}
        title="No addresses yet"
        text="Save the places where professionals visit you. Booking then takes one step less."
        action={
          <Button size="large" onClick={add}>
            Add an address
          </Button>
        }
      />
    </Card>
  );
}

function AddButton({ count, add }: { count: number; add: () => void }) {
  const { addressesMaximum } = addressLimits;
  if (count >= addressesMaximum)
    return (
      <p className="mt-5 text-dim">{`You can save up to ${addressesMaximum} addresses. Delete one to add another.`}</p>
    );
  return (
    <Button variant="secondary" onClick={add} className="mt-5 max-sm:w-full">
      <Plus aria-hidden="true" className="size-5" />
      Add another address
    </Button>
  );
}
