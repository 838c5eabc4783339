import { Plus } from 'lucide-react';
import type { AddressDto } from '#app/features/addresses/queries/list-addresses.server.ts';
import { Button } from '#app/ui/button.tsx';
import { choiceCard, choiceDot } from '../../components/choice-style.ts';

interface SavedPlacesProps {
  addresses: readonly AddressDto[];
  /** The location of the chosen one; undefined if another address is typed. */
  chosen: string | undefined;
  onChoose: (location: string) => void;
  onType: () => void;
  onEdit: (address: AddressDto) => void;
  onAdd: () => void;
}

/** The client's saved addresses as radio cards, and the ways to another one. */
export function SavedPlaces({ addresses, chosen, onChoose, onType, onEdit, onAdd }: SavedPlacesProps) {
  return (
    <fieldset>
      <legend className="sr-only">Where should your professional come?</legend>
      <div className="flex flex-col gap-3">
        {addresses.map((address) => (
          <div key={address.id} className="relative">
            <Place
              name={address.name}
              text={address.location}
              checked={address.location === chosen}
              onChoose={() => onChoose(address.location)}
              finishes
            />
            <Button
              variant="quiet"
              size="small"
              aria-label={`Edit ${address.name}`}
              onClick={() => onEdit(address)}
              className="absolute top-2 right-2"
            >
              Edit
            </Button>
          </div>
        ))}
        <Place name="Another address" text="Just for this visit" checked={chosen === undefined} onChoose={onType} />
      </div>
      <Button variant="quiet" size="small" onClick={onAdd} className="mt-3">
        <Plus aria-hidden="true" className="size-4" />
        Add another
      </Button>
    </fieldset>
  );
}

interface PlaceProps {
  name: string;
  text: string;
  checked: boolean;
  onChoose: () => void;
  /** Choosing it is all that the step needs. */
  finishes?: boolean;
}

function Place({ name, text, checked, onChoose, finishes }: PlaceProps) {
  return (
    <label className={`${choiceCard} flex gap-4 p-4 pr-20`}>
      <input
        type="radio"
        name="saved-address"
        checked={checked}
        onChange={onChoose}
        data-finishes-step={finishes}
        aria-label={`${name}, ${text}`}
        className={choiceDot}
      />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm wrap-anywhere text-dim">{text}</span>
      </span>
    </label>
  );
}
