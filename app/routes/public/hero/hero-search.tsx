import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { SuggestedField } from '#app/features/suggestions/components/suggested-field.tsx';
import type { Chosen } from '#app/features/suggestions/suggestion-groups.ts';
import { Button } from '#app/ui/button.tsx';
import { CloseIcon, SearchIcon } from '#app/ui/icons.tsx';
import { DayPart } from '../home-page/day-part.tsx';

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
  const choose = (chosen: Chosen, input: HTMLInputElement) => {
    if ('url' in chosen) return void navigate(chosen.url);
    fill(input, chosen);
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
        aria-labelledby={`${id}-title`}
        className="search-bar hero-search"
      >
        <h2 id={`${id}-title`} className="px-4 py-3 text-xl md:hidden">
          Find a professional
        </h2>
        <SuggestedField
          {...plainField}
          kind="search"
          label="Service"
          name="search"
          placeholder="Haircut, oil change…"
          onChoose={choose}
        />
        <SuggestedField
          {...plainField}
          kind="place"
          label="Where"
          name="place"
          placeholder="ZIP or city"
          onChoose={choose}
        />
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

const plainField = { autoComplete: 'off', maxLength: 100 };

/** Fills the field that a choice is for: a place that was typed as a service belongs into the other one. */
function fill(input: HTMLInputElement, { kind, value }: Exclude<Chosen, { url: string }>): void {
  const place = input.form?.elements.namedItem('place');
  if (kind !== 'place' || input === place || !(place instanceof HTMLInputElement)) {
    input.value = value;
  } else {
    place.value = value;
    input.value = '';
  }
}

/** Returns the query of the fields that are filled in, with its question mark; empty if all are blank. */
function filledIn(form: FormData): string {
  const filled = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
  );
  return filled.length > 0 ? `?${new URLSearchParams(filled)}` : '';
}
