import { Route } from 'lucide-react';
import { useId } from 'react';
import { formatMinuteOfDay } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { FieldError } from '#app/ui/fields/form-error.tsx';
import { Skeleton } from '#app/ui/loading/skeleton.tsx';
import { bestForRoute } from '#app/features/slots/route-discount.ts';
import type { DaySlotsDto } from '#app/features/bookings/booking-dto.ts';
import { slotGroups } from '../slot-groups.ts';
import { otherZoneName } from '#app/features/visits/zone-note.ts';
import { choiceButton, choiceInput } from '../../components/choice-style.ts';
import type { Loaded } from '#app/ui/loading/use-loaded.ts';
import { useVisitorZone } from '#app/features/visits/components/use-visitor-zone.ts';

interface TimeStepProps {
  slots: Loaded<DaySlotsDto>;
  value: string;
  error: string | undefined;
  onChange: (time: string) => void;
  onReload: () => void;
}

type Slot = DaySlotsDto['slots'][number];

/** Selects the time: the 10 fixed times of the day; unavailable ones are shown as such. */
export function TimeStep({ slots, value, error, onChange, onReload }: TimeStepProps) {
  const errorId = useId();
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">Time {slots.data ? <ZoneNote slots={slots.data} /> : null}</p>
      {slots.state === 'idle' ? <p className="text-dim">Choose a date to see available times.</p> : null}
      {slots.state === 'loading' ? <Waiting /> : null}
      {slots.state === 'failed' ? (
        <p className="text-dim">
          We couldn’t load the times.{' '}
          <button type="button" onClick={onReload} className="text-link">
            Try again
          </button>
        </p>
      ) : null}
      {slots.data ? (
        <Times slots={slots.data.slots} value={value} describedBy={error ? errorId : undefined} onChange={onChange} />
      ) : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}

function Times({
  slots,
  value,
  describedBy,
  onChange,
}: {
  slots: readonly Slot[];
  value: string;
  describedBy: string | undefined;
  onChange: (time: string) => void;
}) {
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="sr-only">Time</legend>
      <div className="flex flex-col gap-4">
        {slotGroups(slots).map((group) => (
          <div key={group.name} role="group" aria-label={group.name}>
            <p aria-hidden="true" className="mb-2 text-xs font-semibold text-dim">
              {group.name}
            </p>
            <div className="grid grid-cols-3 gap-2 lg:grid-cols-5">
              {group.slots.map((slot) => (
                <TimeButton
                  key={slot.time}
                  slot={slot}
                  checked={slot.available && slot.time === value}
                  onChoose={() => onChange(slot.time)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      {slots.some(({ best_for_route }) => best_for_route) ? (
        <p className="mt-3 flex items-start gap-1.5 text-sm text-dim">
          <Route aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
          {bestForRoute}: your professional is nearby at these times anyway, which saves them driving.
        </p>
      ) : null}
      {slots.some(({ reason }) => reason === 'too-far') ? (
        <p className="mt-3 text-sm text-dim">
          Too far: your professional can’t get to your address in time from their other visits that day.
        </p>
      ) : null}
      {slots.some(({ available }) => available) ? null : (
        <p className="mt-3 text-sm text-dim">No openings on this day. Please try another one.</p>
      )}
    </fieldset>
  );
}

function TimeButton({ slot, checked, onChoose }: { slot: Slot; checked: boolean; onChoose: () => void }) {
  const markId = useId();
  return (
    <label
      className={classNames(
        choiceButton,
        'tabular min-h-14 px-1 py-1.5',
        !slot.available && 'cursor-not-allowed! border-line! bg-transparent text-dim hover:border-line',
      )}
    >
      <input
        type="radio"
        name="time"
        value={slot.time}
        checked={checked}
        disabled={!slot.available}
        onChange={onChoose}
        aria-describedby={slot.best_for_route ? markId : undefined}
        data-finishes-step
        className={choiceInput}
      />
      <span className={slot.available ? undefined : 'line-through decoration-1'}>
        {formatMinuteOfDay(minuteOfDay(slot.time))}
      </span>
      {slot.best_for_route ? <RouteMark id={markId} discountPercent={slot.discount_percent} /> : null}
      {slot.available ? null : (
        <span className="text-xs"> {slot.reason === 'too-far' ? '(Too far)' : '(Unavailable)'}</span>
      )}
    </label>
  );
}

/** The time's mark; nobody learns more of where the professional is. It describes the time and does not name it. */
function RouteMark({ id, discountPercent }: { id: string; discountPercent: number }) {
  const less = discountPercent > 0 ? `${discountPercent}% off` : undefined;
  return (
    <span
      aria-hidden="true"
      className="mt-0.5 flex items-center gap-1 text-xs leading-tight font-semibold text-success"
    >
      <Route className="size-3.5 shrink-0" />
      <span id={id} className="sr-only">
        {[bestForRoute, less].filter(Boolean).join(', ')}
      </span>
      {less ?? 'Best'}
    </span>
  );
}

function ZoneNote({ slots }: { slots: DaySlotsDto }) {
  const visitorZone = useVisitorZone();
  const first = slots.slots[0];
  const zone = first
    ? otherZoneName(epochMinutesOf(new Date(first.starts_at)), slots.time_zone, visitorZone)
    : undefined;
  return zone ? <span className="font-normal text-dim">in the professional’s time zone ({zone})</span> : null;
}

function Waiting() {
  return (
    <div aria-hidden="true" className="grid grid-cols-3 gap-2 lg:grid-cols-5">
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} className="h-14" />
      ))}
    </div>
  );
}
