import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { bookingLimits } from '#app/features/bookings/booking-limits.ts';
import { remainingCharacters } from '../../location-counter.ts';
import { BookingStep } from '../../components/booking-step.tsx';
import type { QuoteState } from '../../components/use-quote.ts';
import { SavedPlaces } from './saved-places.tsx';
import type { useSavedPlaces } from './use-saved-places.ts';

interface AddressStepProps {
  value: string;
  error: string | undefined;
  refusal: QuoteState['refusal'];
  places: ReturnType<typeof useSavedPlaces>;
  onLeave: () => void;
  onChange: (location: string) => void;
}

/** The step for the address of the visit: a saved one, or one typed in up to 500 characters. */
export function AddressStep({ value, error, refusal, places, onLeave, onChange }: AddressStepProps) {
  const remaining = remainingCharacters(value);
  return (
    <BookingStep number={4} title="Address" done={value.trim() !== '' && !refusal} onLeave={onLeave}>
      <div className="flex flex-col gap-4">
        {places.addresses.length > 0 ? (
          <SavedPlaces
            addresses={places.addresses}
            chosen={places.chosen}
            onChoose={places.choose}
            onType={places.type}
            onEdit={places.edit}
            onAdd={places.add}
          />
        ) : null}
        {places.chosen === undefined ? (
          <TextAreaField
            label="Service address"
            help="Street, city and ZIP code. The travel fee depends on your ZIP code."
            error={error}
            counter={<span role="status">{remaining}</span>}
            name="location"
            autoComplete="street-address"
            rows={3}
            maxLength={bookingLimits.locationMaximum}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : null}
        {places.canSave && places.addresses.length === 0 ? (
          <Button variant="quiet" size="small" onClick={places.add} className="self-start">
            Save an address for next time
          </Button>
        ) : null}
      </div>
      {refusal ? (
        <div className="mt-3">
          <FormError>
            {refusal.message}
            {refusal.professionalsNear ? (
              <>
                {' '}
                <Link to={refusal.professionalsNear} className="font-semibold underline underline-offset-3">
                  See professionals near this address
                </Link>
              </>
            ) : null}
          </FormError>
        </div>
      ) : null}
    </BookingStep>
  );
}
