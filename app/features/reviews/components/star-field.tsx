import { useId, useState } from 'react';
import { RequiredMark } from '#app/ui/fields/field-frame.tsx';
import { FieldError } from '#app/ui/fields/form-error.tsx';
import { starChoices, starLabels, type Stars } from '../review.ts';
import { Star } from './stars.tsx';

interface StarFieldProps {
  value: Stars | undefined;
  onChange: (stars: Stars) => void;
  error?: string | undefined;
}

/** A choice of one to five stars: radio buttons, so arrow keys move between them and each is announced by its label. */
export function StarField({ value, onChange, error }: StarFieldProps) {
  const id = useId();
  const [pointed, setPointed] = useState<Stars>();
  const lit = pointed ?? value ?? 0;
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0"
    >
      <legend className="text-xs font-semibold text-ink">
        Your rating
        <RequiredMark />
      </legend>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="-ml-1.5 flex" onPointerLeave={() => setPointed(undefined)}>
          {starChoices.map((stars) => (
            <label
              key={stars}
              onPointerEnter={({ pointerType }) => setPointed(pointerType === 'mouse' ? stars : undefined)}
              className="relative flex size-11 cursor-pointer items-center justify-center rounded-control has-focus-visible:outline-3 has-focus-visible:-outline-offset-2 has-focus-visible:outline-green"
            >
              <input
                type="radio"
                name={id}
                value={stars}
                checked={stars === value}
                onChange={() => onChange(stars)}
                aria-label={`${stars} ${stars === 1 ? 'star' : 'stars'}: ${starLabels[stars]}`}
                className="absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0"
              />
              <Star isLit={stars <= lit} className="size-8" />
            </label>
          ))}
        </div>
        <p aria-hidden="true" className="min-w-[5.5rem] font-semibold">
          {lit === 0 ? null : starLabels[lit]}
        </p>
      </div>
      {error ? (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      ) : null}
    </fieldset>
  );
}
