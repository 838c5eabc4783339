import { type ComponentProps, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import type { Chosen } from '../suggestion-groups.ts';
import type { SuggestingField } from '../suggestion.ts';
import { NearMe } from './near-me.tsx';

const Suggestions = lazy(async () => ({ default: (await import('./suggestions.tsx')).Suggestions }));

interface SuggestedFieldProps extends Omit<ComponentProps<'input'>, 'ref'> {
  kind: SuggestingField;
  label: string;
  /** Shown in place of the label. */
  icon?: ReactNode;
  /** The page searches while one types, so leaving the field ends a search. */
  live?: boolean;
  partClassName?: string;
  onChoose: (chosen: Chosen, input: HTMLInputElement) => void;
}

/** A field of a search bar with suggestions, which load when it gets the focus; a plain field until then. */
export function SuggestedField({
  kind,
  label,
  icon,
  live = false,
  partClassName = '',
  onChoose,
  ...field
}: SuggestedFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [touched, setTouched] = useState(false);
  const choose = (chosen: Chosen) => {
    if (input.current) onChoose(chosen, input.current);
  };
  return (
    <div className={`search-part ${partClassName}`}>
      <label htmlFor={id}>{icon ? <IconLabel icon={icon} label={label} /> : label}</label>
      <input {...field} ref={input} id={id} enterKeyHint="search" onFocus={() => setTouched(true)} />
      {kind === 'place' ? <NearMe input={input} onFound={(value) => choose({ kind: 'place', value })} /> : null}
      {touched ? (
        <Suspense>
          <Suggestions kind={kind} input={input} live={live} onChoose={choose} />
        </Suspense>
      ) : null}
    </div>
  );
}

function IconLabel({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <>
      {icon}
      <span className="sr-only">{label}</span>
    </>
  );
}
