import { useEffect, useEffectEvent, useState } from 'react';
import type { AddressToSave } from '#app/features/addresses/components/address-dialog.tsx';
import { useAddresses } from '#app/features/addresses/components/use-addresses.ts';
import type { AddressDto } from '#app/features/addresses/queries/list-addresses.server.ts';
import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import { useOpening } from '#app/ui/actions/use-opening.ts';

interface Place {
  location: string;
  onChange: (location: string) => void;
  /** Receives the address used last as soon as the list is there. */
  onPropose: (location: string) => void;
}

/** The choice between saved addresses and a typed one. */
export function useSavedPlaces({ location, onChange, onPropose }: Place) {
  const { addresses, isKnown, reload } = useAddresses();
  const [isTyping, setTyping] = useState(false);
  const { subject, opening, open, close } = useOpening<AddressToSave>();
  const propose = useEffectEvent(() => {
    const last = addresses[0];
    if (last && location.trim() === '') onPropose(last.location);
  });
  useEffect(() => {
    if (isKnown) propose();
  }, [isKnown]);
  const saved = isTyping ? undefined : addresses.find((address) => address.location === location.trim());
  const choose = (next: string) => {
    setTyping(false);
    onChange(next);
  };
  const leave = () => {
    close();
    reload();
  };
  const finish = (next: string) => {
    leave();
    choose(next);
  };
  const edited = subject && 'address' in subject ? subject.address : undefined;
  const isElsewhere = edited !== undefined && edited.location !== saved?.location;
  return {
    addresses,
    chosen: saved?.location,
    canSave: isKnown,
    choose,
    type: () => {
      setTyping(true);
      onChange('');
    },
    add: () => open({ known: addresses.length === 0 ? partsOf(location) : {} }),
    edit: (address: AddressDto) => open({ address }),
    opening,
    dialog: {
      subject,
      // Correcting another address does not move the visit there.
      onSaved: (address: AddressDto) => (isElsewhere ? leave() : finish(address.location)),
      onDeleted: (address: AddressDto) => finish(address.location === location ? '' : location),
      onClose: close,
    },
  };
}

/** What a typed address says of its parts: its first line and its ZIP. */
function partsOf(location: string): { name: string; street: string; zip: string } {
  const zip = findPostalCode(location) ?? '';
  const street = location.trim().split(/[,\n]/)[0] ?? '';
  return { name: 'Home', street: street.slice(0, 120).trim(), zip };
}
