import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { api } from '#app/api-client.ts';
import { professionalImage } from '#app/features/professionals/display/professional-image.ts';
import { tintOfCategory } from '#app/features/services/catalogue/category-tint.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { Button } from '#app/ui/button.tsx';
import { Rating } from '#app/features/professionals/display/components/rating.tsx';
import { Skeleton } from '#app/ui/loading/skeleton.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { SmallPortrait } from '#app/features/professionals/display/components/small-portrait.tsx';
import { useDebounced } from '#app/ui/timing/use-debounced.ts';
import { useFocusOnMore } from '#app/ui/loading/use-focus-on-more.ts';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';

const shown = 6;
const debounceMilliseconds = 300;

type Choose = (id: string, name: string, card: CandidateCard) => void;

interface ProfessionalPickerProps {
  /** The id of the error in the choice. */
  describedBy?: string | undefined;
  onChoose: Choose;
}

/** Searches for a professional by name, service or place. */
export function ProfessionalPicker({ describedBy, onChoose }: ProfessionalPickerProps) {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), debounceMilliseconds);
  const [limit, setLimit] = useState(shown);
  const found = useLoaded(`${search} ${limit}`, (signal) =>
    api.get('/professionals', { query: { search, limit: String(limit) }, signal }),
  );
  const list = useRef<HTMLUListElement>(null);
  const rememberPress = useFocusOnMore(list, ':scope > li', found.data?.items.length ?? 0);
  return (
    <div role="group" aria-label="Professionals" aria-describedby={describedBy} className="flex flex-col gap-3">
      <TextField
        label="Search professionals"
        hideLabel
        type="search"
        placeholder="Name, service or place"
        autoComplete="off"
        leading={<Search aria-hidden="true" className="size-5" />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className="sr-only">
        {found.data ? `${found.data.total} professionals found` : ''}
      </p>
      {found.state === 'failed' ? (
        <p className="text-sm text-dim">
          We couldn’t load the list.{' '}
          <button type="button" onClick={found.reload} className="text-link">
            Try again
          </button>
        </p>
      ) : null}
      {found.state === 'loading' ? <Waiting /> : null}
      {found.data?.items.length === 0 ? (
        <p className="py-4 text-dim">No professionals found matching your criteria.</p>
      ) : null}
      <ul ref={list} className="grid grid-cols-1 gap-3 md:max-lg:grid-cols-2 xl:grid-cols-2">
        {found.data?.items.map((card) => (
          <li key={card.id}>
            <Candidate card={card} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {found.data && found.data.next_cursor !== null && limit < 96 ? (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          onClick={() => {
            rememberPress();
            setLimit(limit + 3 * shown);
          }}
        >
          Show more
        </Button>
      ) : null}
    </div>
  );
}

/** The fields of a directory entry that are shown here. */
export interface CandidateCard {
  id: string;
  name: string;
  headline: string | null;
  service_names: string[];
  category_ids: string[];
  rating: number;
  review_count: number;
  image: string | null;
  service_area: string | null;
  price_from: string | null;
}

function Candidate({ card, onChoose }: { card: CandidateCard; onChoose: Choose }) {
  const trade = card.headline ?? card.service_names[0];
  return (
    <button
      type="button"
      onClick={() => onChoose(card.id, card.name, card)}
      data-finishes-step
      className="flex w-full items-center gap-3 rounded-card border border-line bg-card p-3 text-left transition duration-150 hover:border-ink hover:bg-sand"
    >
      <SmallPortrait
        image={professionalImage({ profile_photo_url: null, image: card.image })}
        tint={tintOfCategory(card.category_ids[0])}
        className="w-14"
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-center justify-between gap-2">
          <span className="truncate font-semibold">{card.name}</span>
          <Rating
            value={card.rating}
            {...(card.review_count > 0 ? { count: card.review_count } : { note: 'New' })}
            className="shrink-0"
          />
        </span>
        <span className="block truncate text-sm text-dim">
          {[trade, card.service_area].filter(Boolean).join(' · ')}
        </span>
        {card.price_from ? (
          <span className="tabular block text-sm font-semibold">From {formatDollarText(card.price_from)}</span>
        ) : null}
      </span>
    </button>
  );
}

function Waiting() {
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-3 md:max-lg:grid-cols-2 xl:grid-cols-2">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-[90px] rounded-card" />
      ))}
    </div>
  );
}
