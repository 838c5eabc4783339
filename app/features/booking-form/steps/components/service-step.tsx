import { Clock } from 'lucide-react';
import { useId } from 'react';
import { formatDollarText } from '#app/lib/money.ts';
import { FieldError } from '#app/ui/fields/form-error.tsx';
import { Skeleton } from '#app/ui/loading/skeleton.tsx';
import { formatDuration } from '#app/features/visits/duration-text.ts';
import type { BookableService } from '../../booking-subject.ts';
import { BookingStep } from '../../components/booking-step.tsx';
import { choiceCard, choiceDot } from '../../components/choice-style.ts';

interface ServiceStepProps {
  /** Undefined until a professional is chosen and loaded. */
  services: readonly BookableService[] | undefined;
  loading: boolean;
  value: string;
  error: string | undefined;
  onLeave: () => void;
  onChange: (serviceId: string) => void;
}

/** The step for the service: radio cards with name, price, duration and description. */
export function ServiceStep({ services, loading, value, error, onLeave, onChange }: ServiceStepProps) {
  const errorId = useId();
  const chosen = services?.find(({ id }) => id === value);
  return (
    <BookingStep
      name="service"
      number={2}
      title="Service"
      done={chosen !== undefined}
      chosen={chosen && `${chosen.name}, ${formatDuration(chosen.duration)}`}
      onLeave={onLeave}
    >
      {loading ? <Skeleton className="h-24 rounded-card" /> : null}
      {!loading && !services ? <p className="text-dim">Choose a professional first to see their services.</p> : null}
      {!loading && services?.length === 0 ? <p className="text-dim">No services listed yet.</p> : null}
      {!loading && services && services.length > 0 ? (
        <fieldset aria-describedby={error ? errorId : undefined}>
          <legend className="sr-only">Service</legend>
          <div className="flex flex-col gap-3">
            {services.map((service) => (
              <ServiceCard
                key={service.id}
                service={service}
                checked={service.id === value}
                onChoose={() => onChange(service.id)}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
      {error ? (
        <div className="mt-3">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      ) : null}
    </BookingStep>
  );
}

function ServiceCard({
  service,
  checked,
  onChoose,
}: {
  service: BookableService;
  checked: boolean;
  onChoose: () => void;
}) {
  return (
    <label className={`${choiceCard} flex gap-4 p-4 sm:p-5`}>
      <input
        type="radio"
        name="service"
        value={service.id}
        checked={checked}
        onChange={onChoose}
        data-finishes-step
        className={`${choiceDot} mt-0.5`}
      />
      <span className="min-w-0 flex-1">
        <span className="flex justify-between gap-4">
          <span className="min-w-0 font-semibold wrap-anywhere">{service.name}</span>
          <span className="tabular shrink-0 font-semibold">{formatDollarText(service.price)}</span>
        </span>
        {service.description ? (
          <span className="mt-1 line-clamp-2 block text-sm wrap-anywhere text-dim">{service.description}</span>
        ) : null}
        <span className="mt-2 flex items-center gap-1.5 text-xs font-semibold text-dim">
          <Clock aria-hidden="true" className="size-4" />
          {formatDuration(service.duration)}
        </span>
      </span>
    </label>
  );
}
