import { BadgeCheck, MapPin } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { FieldError, FormError } from '#app/ui/fields/form-error.tsx';
import { Skeleton } from '#app/ui/loading/skeleton.tsx';
import type { BookingOffer, BookingSubject } from '../../booking-subject.ts';
import { BookingStep } from '../../components/booking-step.tsx';
import { ProfessionalPicker } from './professional-picker.tsx';
import { SmallPortrait } from '#app/features/professionals/display/components/small-portrait.tsx';

interface ProfessionalStepProps {
  offer: BookingOffer;
  /** The name in the page's URL, shown until the professional is loaded. */
  name: string;
  /** A professional is chosen and the server has not answered yet. */
  loading: boolean;
  error: string | undefined;
  onLeave: () => void;
  onChoose: (id: string, name: string) => void;
}

/** The step for the professional: the chosen one, or a searchable list. */
export function ProfessionalStep({ offer, name, loading, error, onLeave, onChoose }: ProfessionalStepProps) {
  const errorId = useId();
  const subject = offer.state === 'known' && !loading ? offer.professional : undefined;
  return (
    <BookingStep
      name="professional"
      number={1}
      title="Professional"
      done={loading || (subject?.acceptsBookings ?? false)}
      chosen={subject ? <NameLine professional={subject} /> : name || 'One moment'}
      onLeave={onLeave}
    >
      {(wasOpen) => (
        <div className="flex flex-col gap-4">
          {subject ? <Chosen professional={subject} /> : null}
          {loading ? <Waiting name={name} /> : null}
          {!loading && offer.state === 'unknown' ? (
            <FormError title="We couldn’t find this professional">
              The link may be old. Choose someone else below.
            </FormError>
          ) : null}
          {!loading && offer.state === 'failed' ? (
            <FormError title={name ? `We couldn’t load ${name}` : 'We couldn’t load the professional'}>
              Please{' '}
              <button type="button" onClick={() => location.reload()} className="underline">
                try again
              </button>
              , or choose someone else below.
            </FormError>
          ) : null}
          {wasOpen ? <ProfessionalPicker describedBy={error ? errorId : undefined} onChoose={onChoose} /> : null}
          {error ? <FieldError id={errorId}>{error}</FieldError> : null}
        </div>
      )}
    </BookingStep>
  );
}

function NameLine({ professional: { name, verified } }: { professional: BookingSubject }) {
  return (
    <span className="flex items-center gap-1.5">
      <span className="truncate">{name}</span>
      {verified ? <BadgeCheck role="img" aria-label="Verified" className="size-4.5 shrink-0 text-green" /> : null}
    </span>
  );
}

function Chosen({ professional }: { professional: BookingSubject }) {
  const { id, name, headline, image, tint, verified, serviceArea, acceptsBookings } = professional;
  return (
    <>
      <div className="flex items-center gap-4 rounded-card border border-line bg-card p-3 pr-5">
        <SmallPortrait image={image} tint={tint} className="w-16" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link to={`/professionals/${id}`} className="truncate text-lg font-semibold hover:underline">
              {name}
            </Link>
            {verified ? (
              <Badge tone="green" icon={<BadgeCheck aria-hidden="true" />}>
                Verified
              </Badge>
            ) : null}
          </p>
          {headline ? <p className="truncate text-sm text-dim">{headline}</p> : null}
          <p className="flex items-center gap-1.5 text-sm text-dim">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            <span className="truncate">{serviceArea}</span>
          </p>
        </div>
      </div>
      {acceptsBookings ? null : <p className="text-sm text-dim">This professional is not accepting bookings yet.</p>}
    </>
  );
}

function Waiting({ name }: { name: string }) {
  return (
    <div role="status" className="flex items-center gap-4 rounded-card border border-line bg-card p-3 pr-5">
      <Skeleton className="arch h-[74px] w-16 rounded-b-none" />
      <div className="flex flex-1 flex-col gap-2">
        <p className="text-lg font-semibold">{name || 'One moment'}</p>
        <Skeleton className="h-4 w-40 rounded-sm" />
      </div>
    </div>
  );
}
