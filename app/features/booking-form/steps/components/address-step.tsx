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
  /** It says where the visit is, and nothing speaks against it. */
  isComplete: boolean;
  error: string | undefined;
  price: Pick<QuoteState, 'loading' | 'refusal'>;
  places: ReturnType<typeof useSavedPlaces>;
  onLeave: () => void;
  onChange: (location: string) => void;
}

/** The step for the address of the visit: a saved one, or one typed in up to 500 characters. */
export function AddressStep({ value, isComplete, error, price, places, onLeave, onChange }: AddressStepProps) {
  const remaining = remainingCharacters(value);
  const { refusal, loading } = price;
  const saved = places.addresses.find(({ location }) => location === places.chosen);
  return (
    <BookingStep
      name="address"
      number={4}
      title="Address"
      done={isComplete}
      checking={loading && value.trim() !== ''}
      chosen={saved ? `${saved.name}, ${saved.location}` : value.trim()}
      onLeave={onLeave}
    >
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
