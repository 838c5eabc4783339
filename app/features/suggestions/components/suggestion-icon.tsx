import { ClockIcon, CloseIcon, LineIcon, PinIcon, SearchIcon } from '#app/ui/icons.tsx';
import type { Choice } from '../suggestion-groups.ts';

const look = 'size-5 text-dim';

/** What kind of choice a line is. */
export function SuggestionIcon({ kind }: Pick<Choice, 'kind'>) {
  if (kind === 'recent') return <ClockIcon className={look} />;
  if (kind === 'clear') return <CloseIcon className={look} />;
  if (kind === 'place') return <PinIcon className={look} />;
  const drawn = drawings[kind];
  return drawn === undefined ? <SearchIcon className={look} /> : <LineIcon d={drawn} className={look} />;
}

/** Drawn as the icons of every page are, which would grow by them. */
const drawings: Partial<Record<Choice['kind'], string>> = {
  category: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  person: 'M15.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM5 20c.5-3.5 3.3-5.5 7-5.5s6.5 2 7 5.5',
};
