import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { addressLimits } from '../address-limits.ts';
import type { AddressForm } from '../address.schema.ts';
import { useCityOfZip } from './use-city-of-zip.ts';

interface AddressFieldsProps {
  initial: Partial<AddressForm>;
  errors: Readonly<Record<string, string>>;
}

/** The fields of an address, in the order in which people say it; the ZIP fills city and state. */
export function AddressFields({ initial, errors }: AddressFieldsProps) {
  const { fields, change } = useCityOfZip({
    zip: initial.zip ?? '',
    city: initial.city ?? '',
    state: initial.state ?? '',
  });
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        label="Street and number"
        name="street"
        autoComplete="address-line1"
        required
        maxLength={addressLimits.streetMaximum}
        defaultValue={initial.street}
        error={errors['street']}
      />
      <TextField
        label="Apartment or unit (optional)"
        name="unit"
        autoComplete="address-line2"
        maxLength={addressLimits.unitMaximum}
        defaultValue={initial.unit ?? ''}
        error={errors['unit']}
      />
      <TextField
        label="ZIP code"
        name="zip"
        autoComplete="postal-code"
        inputMode="numeric"
        required
        maxLength={5}
        value={fields.zip}
        onChange={(event) => change({ zip: event.target.value.trim() })}
        error={errors['zip']}
      />
      <div className="grid grid-cols-3 items-start gap-2">
        <TextField
          label="City"
          name="city"
          autoComplete="address-level2"
          required
          className="col-span-2"
          maxLength={addressLimits.cityMaximum}
          value={fields.city}
          onChange={(event) => change({ city: event.target.value })}
          error={errors['city']}
        />
        <TextField
          label="State"
          name="state"
          autoComplete="address-level1"
          required
          maxLength={2}
          value={fields.state}
          onChange={(event) => change({ state: event.target.value })}
          error={errors['state']}
        />
      </div>
      <TextField
        label="Name of this address"
        name="name"
        autoComplete="off"
        required
        maxLength={addressLimits.nameMaximum}
        defaultValue={initial.name}
        error={errors['name']}
      />
      <TextAreaField
        label="Notes for getting in (optional)"
        help="Gate code, parking, pets. Only the professional you book sees them, from a day before the visit until it ends."
        name="arrivalNotes"
        autoComplete="off"
        rows={3}
        className="sm:col-span-2"
        maxLength={addressLimits.notesMaximum}
        defaultValue={initial.arrivalNotes ?? ''}
        error={errors['arrivalNotes']}
      />
    </div>
  );
}
