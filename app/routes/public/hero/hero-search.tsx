import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { CloseIcon, SearchIcon } from '#app/ui/icons.tsx';
import { DayPart } from '../home-page/day-part.tsx';
import type { SuggestionKind } from './find-suggestions.ts';

const Suggestions = lazy(() => import('./suggestions.tsx'));

/**
 * Service, place and date in one bar, an ordinary GET form, so that it works before JavaScript has loaded. On phones
 * it is one button that opens the form as a sheet, in the browser's own popover.
 */
export function HeroSearch() {
  const id = useId();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    return navigate(`/professionals${filledIn(new FormData(event.currentTarget))}`);
  };
  return (
    <>
      <button type="button" popoverTarget={id} className="search-opener">
        <SearchIcon className="size-6" />
        What do you need?
        <small>Any service, anywhere, any day</small>
      </button>
      <form
        id={id}
        popover="auto"
        action="/professionals"
        onSubmit={search}
        role="search"
        aria-label="Find a professional"
        className="search-bar hero-search"
      >
        <SuggestedPart kind="service" label="Service" name="search" placeholder="Haircut, oil change…" />
        <SuggestedPart kind="place" label="Where" name="place" placeholder="ZIP or city" />
        <DayPart />
        <Button type="submit" size="large" className="max-md:w-full md:size-14 md:px-0 lg:w-auto lg:px-6">
          <SearchIcon className="size-5" />
          <span className="md:sr-only lg:not-sr-only">Search</span>
        </Button>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close the search"
          className="search-close"
        >
          <CloseIcon />
        </button>
      </form>
    </>
  );
}

interface SuggestedPartProps {
  kind: SuggestionKind;
  label: string;
  name: string;
  placeholder: string;
}

/** A field with suggestions, which load when it gets the focus. */
function SuggestedPart({ kind, label, name, placeholder }: SuggestedPartProps) {
  const id = useId();
  const [touched, setTouched] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const fill = (value: string) => {
    if (input.current) input.current.value = value;
  };
  return (
    <div className="search-part">
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        name={name}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={100}
        enterKeyHint="search"
        onFocus={() => setTouched(true)}
      />
      {touched ? (
        <Suspense>
          <Suggestions kind={kind} label={label} input={input} onChoose={fill} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Returns the query of the fields that are filled in, with its question mark; empty if all are blank. */
function filledIn(form: FormData): string {
  const filled = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
  );
  return filled.length > 0 ? `?${new URLSearchParams(filled)}` : '';
}
