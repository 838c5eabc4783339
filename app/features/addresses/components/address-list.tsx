import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
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
  const [subject, setSubject] = useState<AddressToSave>();
  const [leaving, setLeaving] = useState<AddressDto>();
  const add = () => setSubject({ known: addresses.length === 0 ? { name: 'Home' } : {} });
  const close = () => {
    setSubject(undefined);
    setLeaving(undefined);
  };
  // An answer may come late: another dialog that is open by then stays, with what was typed.
  const finish = () => {
    setSubject((now) => (now === subject ? undefined : now));
    setLeaving((now) => (now === leaving ? undefined : now));
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
                  onEdit={() => setSubject({ address })}
                  onDelete={() => setLeaving(address)}
                />
              ))}
            </ul>
          </Card>
          <AddButton count={addresses.length} add={add} />
        </>
      )}
      <AddressDialog
        subject={subject}
        onSaved={({ name }) => {
          toast({ title: `${name} is saved`, tone: 'success' });
          finish();
        }}
        onDeleted={finish}
        onClose={close}
      />
      <DeleteAddressDialog address={leaving} onDeleted={finish} onClose={close} />
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
