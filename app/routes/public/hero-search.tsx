import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { DayPart } from './day-part.tsx';
import { SearchIcon } from '#app/ui/icons.tsx';

/** Service, place and day as one bar. An ordinary GET form, so that it also works before JavaScript has arrived. */
export function HeroSearch() {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    return navigate(`/professionals${filledIn(new FormData(event.currentTarget))}`);
  };
  return (
    <form action="/professionals" onSubmit={search} role="search" aria-label="Find a professional" className="search-bar">
      <label className="search-part">
        <span>Service</span>
        <input name="search" type="search" placeholder="Haircut, oil change…" autoComplete="off" maxLength={100} />
      </label>
      <label className="search-part">
        <span>Where</span>
        <input name="place" placeholder="ZIP or city" autoComplete="postal-code" maxLength={100} />
      </label>
      <DayPart />
      <Button type="submit" size="large" className="max-md:w-full md:size-14 md:px-0 lg:w-auto lg:px-6">
        <SearchIcon className="size-5" />
        <span className="md:sr-only lg:not-sr-only">Search</span>
      </Button>
    </form>
  );
}

/** The query of the fields that say something, with its question mark; nothing when all are blank. */
function filledIn(form: FormData): string {
  const filled = [...form].flatMap(([name, value]) => (typeof value === 'string' && value.trim() ? [[name, value.trim()]] : []));
  return filled.length > 0 ? `?${new URLSearchParams(filled)}` : '';
}
