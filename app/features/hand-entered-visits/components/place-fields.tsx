import { type AddressParts, partsOfLocation } from '#app/features/addresses/address.ts';
import { addressLimits } from '#app/features/addresses/address-limits.ts';
import { useCityOfZip } from '#app/features/addresses/components/use-city-of-zip.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';

interface PlaceFieldsProps {
  errors: Readonly<Record<string, string>>;
  /** What the fields begin with; empty if nothing is known. */
  location: string;
}

/** Where a visit takes place; the ZIP fills city and state. */
export function PlaceFields({ errors, location }: PlaceFieldsProps) {
  const { street, unit, ...area } = partsOfLocation(location) ?? unknownParts(location);
  const { fields, change } = useCityOfZip(area);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        label="Street and number"
        name="street"
        required
        autoComplete="off"
        maxLength={addressLimits.streetMaximum}
        defaultValue={street}
        error={errors['street']}
      />
      <TextField
        label="Apartment or unit (optional)"
        name="unit"
        autoComplete="off"
        maxLength={addressLimits.unitMaximum}
        defaultValue={unit ?? ''}
        error={errors['unit']}
      />
      <TextField
        label="ZIP code"
        name="zip"
        required
        autoComplete="off"
        inputMode="numeric"
        maxLength={5}
        value={fields.zip}
        onChange={({ target }) => change({ zip: target.value.trim() })}
        error={errors['zip']}
      />
      <div className="grid grid-cols-3 items-start gap-2">
        <TextField
          label="City"
          name="city"
          required
          autoComplete="off"
          className="col-span-2"
          maxLength={addressLimits.cityMaximum}
          value={fields.city}
          onChange={({ target }) => change({ city: target.value })}
          error={errors['city']}
        />
        <TextField
          label="State"
          name="state"
          required
          autoComplete="off"
          maxLength={2}
          value={fields.state}
          onChange={({ target }) => change({ state: target.value })}
          error={errors['state']}
        />
      </div>
    </div>
  );
}

/** A location that cannot be told apart is the street, to be corrected. */
function unknownParts(location: string): AddressParts {
  return { street: location.slice(0, addressLimits.streetMaximum), unit: '', city: '', state: '', zip: '' };
}
