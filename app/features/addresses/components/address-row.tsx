import { KeyRound, MapPin } from 'lucide-react';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import type { AddressDto } from '../queries/list-addresses.server.ts';

interface AddressRowProps {
  address: AddressDto;
  /** Whether booking starts with it. */
  isDefault: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** A saved address with its notes for getting in, as its owner sees it. */
export function AddressRow({ address, isDefault, onEdit, onDelete }: AddressRowProps) {
  const { name, location, arrival_notes } = address;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-5 first:pt-0 last:pb-0">
      <span
        aria-hidden="true"
        className="flex size-11 shrink-0 items-center justify-center rounded-control bg-sand text-green"
      >
        <MapPin className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-sans text-base font-semibold tracking-normal">
          {name}
          {isDefault ? <Badge tone="green">Default</Badge> : null}
        </h2>
        <p className="text-sm text-dim">{location}</p>
        {arrival_notes ? (
          <p className="mt-2 flex gap-2 text-sm">
            <KeyRound aria-hidden="true" className="mt-px size-5 shrink-0 text-green" />
            <span className="min-w-0 whitespace-pre-line">
              <span className="sr-only">Getting in: </span>
              {arrival_notes}
            </span>
          </p>
        ) : null}
      </div>
      <div className="flex gap-2 max-sm:ml-15">
        <Button variant="secondary" size="small" onClick={onEdit}>
          Edit <span className="sr-only">{name}</span>
        </Button>
        <Button variant="quiet" size="small" onClick={onDelete}>
          Delete <span className="sr-only">{name}</span>
        </Button>
      </div>
    </li>
  );
}
